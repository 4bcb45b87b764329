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
# %% k1 from accuracy: mistake: error of one neighbour
# 1 - err(test, k => err(test, 1
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
# %% lasttie from largetie: mistake: last of equal ones
# sorted(ks, reverse=True) => ks[::-1]
# %% minerr from k1: mistake: smallest test error
# err(test, 1 => min(err(test, j) for j in ks
# %% sametest from lasttie: mistake: ties by the test set
# [::-1], key=lambda k: err(validation, k => , key=lambda k: (err(validation, k), err(test, k)
# %% smalltie from largetie: mistake: smallest of equal ones
# , reverse=True =>
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
