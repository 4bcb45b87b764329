# %% accuracy: mistake: accuracy
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(ks, key=lambda k: err(validation, k))
    return dict(k=k, error=1 - err(test, k))
# %% both: mistake: validation and test together
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(ks, key=lambda k: err(validation, k))
    return dict(k=k, error=err(validation + test, k))
# %% count: mistake: mistakes not divided
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s)
    k = min(ks, key=lambda k: err(validation, k))
    return dict(k=k, error=err(test, k))
# %% k1: mistake: error of one neighbour
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(ks, key=lambda k: err(validation, k))
    return dict(k=k, error=err(test, 1))
# %% largetie: mistake: largest of equal ones
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(sorted(ks, reverse=True), key=lambda k: err(validation, k))
    return dict(k=k, error=err(test, k))
# %% lastk: mistake: error of the last candidate
def three_way(train, validation, test, ks):
    best = None
    b = 2
    for k in ks:
        e = sum(nearest_label(train, x, k) != l for x, l in validation) / len(validation)
        if e < b:
            b, best = e, k
    return dict(k=best, error=sum(nearest_label(train, x, k) != l for x, l in test) / len(test))
# %% lasttie: mistake: last of equal ones
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(ks[::-1], key=lambda k: err(validation, k))
    return dict(k=k, error=err(test, k))
# %% minerr: mistake: smallest test error
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(ks, key=lambda k: err(validation, k))
    return dict(k=k, error=min(err(test, j) for j in ks))
# %% sametest: mistake: ties by the test set
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(ks, key=lambda k: (err(validation, k), err(test, k)))
    return dict(k=k, error=err(test, k))
# %% smalltie: mistake: smallest of equal ones
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    k = min(sorted(ks), key=lambda k: err(validation, k))
    return dict(k=k, error=err(test, k))
# %% testneigh: mistake: learned from the validation set
def three_way(train, validation, test, ks):
    err = lambda t, s, k: sum(nearest_label(t, x, k) != l for x, l in s) / len(s)
    k = min(ks, key=lambda k: err(train, validation, k))
    return dict(k=k, error=err(validation, test, k))
# %% retrain: mistake: trained again
def three_way(train,validation,test,ks):
    err=lambda t,s,k:sum(nearest_label(t,x,k)!=l for x,l in s)/len(s)
    k=min(ks,key=lambda k:err(train,validation,k)); return dict(k=k,error=err(train+validation,test,k))
# %% testchoose: mistake: chosen on the test set
def three_way(train,validation,test,ks):
    err=lambda s,k:sum(nearest_label(train,x,k)!=l for x,l in s)/len(s)
    k=min(ks,key=lambda k:err(test,k)); return dict(k=k,error=err(test,k))
# %% trainchoose: mistake: chosen on the training set
def three_way(train,validation,test,ks):
    err=lambda s,k:sum(nearest_label(train,x,k)!=l for x,l in s)/len(s)
    k=min(ks,key=lambda k:err(train,k)); return dict(k=k,error=err(test,k))
# %% valerr: mistake: validation error reported
def three_way(train,validation,test,ks):
    err=lambda s,k:sum(nearest_label(train,x,k)!=l for x,l in s)/len(s)
    k=min(ks,key=lambda k:err(validation,k)); return dict(k=k,error=err(validation,k))
# %% ends_at_a_rise: mistake: none that is known
def three_way(train, validation, test, ks):
    err = lambda s, k: sum(nearest_label(train, x, k) != l for x, l in s) / len(s)
    best = ks[0]
    for k in ks[1:]:
        if err(validation, k) > err(validation, best):
            break
        if err(validation, k) < err(validation, best):
            best = k
    return {"k": best, "error": err(test, best)}
