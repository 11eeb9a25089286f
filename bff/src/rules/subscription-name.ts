const again = /구독|정기\s?배송|(?:매[주월]|\d+(?:주|개월)마다)(?![가-힣])/u;

/** Whether goods of this name come again and again. The mall has no field for it, but says so in the name. */
export function isSubscriptionName(name: string): boolean {
  return again.test(name);
}
