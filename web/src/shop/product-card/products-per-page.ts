/** Divides by two, four and five, so that no row is left ragged. */
export const productsPerPage = 40;
