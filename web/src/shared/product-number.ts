/** HP names a phone, GD goods. The contract's `ProductNumber` and the gateway say the same. */
const productNumber = /^(?:HP|GD)[A-Za-z0-9_-]{1,38}$/u;

export function isProductNumber(text: string): boolean {
  return productNumber.test(text);
}
