/**
 * Delivery charges beyond a product's own fee, in won: one rule for the whole shop (section 6 of the contract). A
 * delivery group travels together; from `freeStdPrc` on it is free, to islands `addDlvPrc` is added.
 */
export const deliveryRule = { freeStdPrc: 50_000, addDlvPrc: 3_000 } as const;
