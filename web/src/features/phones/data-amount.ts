const unitsInGigabytes: Readonly<Record<string, number>> = { TB: 1024, GB: 1, MB: 1 / 1024, KB: 1 / 1024 ** 2 };
const daysOfMonth = 30;

/**
 * The monthly data of a plan's text, in GB, for sorting. "매일 1GB" counts thirty times, "5GB + 매일 5GB" adds up,
 * unlimited is infinite. Text in brackets is about the time after. A text without an amount counts as none.
 */
export function dataAmount(words: string | null | undefined): number {
  const promised = (words ?? '').replaceAll(/\([^)]*\)/gu, '');
  if (/^\s*(?:완전\s*)?무제한/u.test(promised)) return Infinity;
  return promised.split('+').reduce((sum, part) => sum + amountIn(part), 0);
}

function amountIn(part: string): number {
  const found = /(\d[\d,]*(?:\.\d+)?)\s*([TGMK]B)/iu.exec(part);
  if (!found?.[1] || !found[2]) return 0;
  const amount = Number(found[1].replaceAll(',', '')) * (unitsInGigabytes[found[2].toUpperCase()] ?? 0);
  return /매일|하루|일\s*\d/u.test(part) ? amount * daysOfMonth : amount;
}
