/** Who orders. Empty: not known. */
export interface Buyer {
  name: string;
  phone: string;
}
