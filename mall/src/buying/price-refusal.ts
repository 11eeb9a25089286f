/** Why a purchase has no price: a coupon that does not fit it, or more points than can be used (`usblPnt`). */
export type PriceRefusal = { rsnCd: 'COUPON'; cpnIsuNo: string } | { rsnCd: 'POINT'; usblPnt: number };
