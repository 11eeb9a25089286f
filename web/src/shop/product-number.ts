/** HP is a phone, GD goods. The same as the contract's `ProductNumber` and the gateway's pattern. */
const pattern = /^(?:HP|GD)[A-Za-z0-9_-]{1,38}$/u;

export function isProductNumber(text: string): boolean {
  return pattern.test(text);
}

/** Whether a product's number is that of a phone. */
export function isPhone(productNumber: string): boolean {
  return productNumber.startsWith('HP');
}
