const digits = 10;
/** Of the first nine digits. The ninth also counts by the tens of five times itself. */
const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** What is wrong with a business registration number. */
export type BusinessNumberFault = 'FORMAT' | 'CHECK_DIGIT';

/** A business registration number as its ten digits, or what is wrong with it. Hyphens and spaces between digits do no harm. */
export function readBusinessNumber(text: string): { bizNo: string } | { fault: BusinessNumberFault } {
  const bizNo = text.normalize('NFKC').replaceAll(/[\s\-‐-―−]/gu, '');
  if (!/^\d{10}$/u.test(bizNo) || /^0+$/u.test(bizNo)) return { fault: 'FORMAT' };
  return checkDigitOf(bizNo) === Number(bizNo.at(-1)) ? { bizNo } : { fault: 'CHECK_DIGIT' };
}

/** The last digit that the first nine ask for. */
function checkDigitOf(bizNo: string): number {
  const ninth = Number(bizNo[weights.length - 1]);
  const sum = weights.reduce((total, weight, index) => total + weight * Number(bizNo[index]), 0);
  return (digits - ((sum + Math.floor((ninth * 5) / digits)) % digits)) % digits;
}

/** 123-45-67891. */
export function showBusinessNumber(bizNo: string): string {
  return `${bizNo.slice(0, 3)}-${bizNo.slice(3, 5)}-${bizNo.slice(5)}`;
}
