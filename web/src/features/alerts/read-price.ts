/** As many digits as the gateway's whole numbers hold. */
const mostDigits = 9;

/** "9,900원" -> 9900; null: nothing was typed; undefined: not a price. */
export function readPrice(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/gu, '').replace(/원$/u, '');
  if (text === '') return null;
  const isPrice = /^\d+$/u.test(text) && text.length <= mostDigits && Number(text) > 0;
  return isPrice ? Number(text) : undefined;
}
