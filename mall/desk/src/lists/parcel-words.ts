import type { WantedWords } from '../Press.tsx';

export const parcelWords: readonly WantedWords[] = [
  { name: 'dlvCmpnyNm', label: '택배사', initial: '가온택배' },
  { name: 'invcNo', label: '송장번호', hint: '영문과 숫자 6자에서 30자' },
];

/** Carriers print their numbers with spaces or hyphens. */
export function parcelOf({ dlvCmpnyNm, invcNo }: Record<string, string>): object {
  return { dlvCmpnyNm, invcNo: invcNo?.replaceAll(/[\s-]/gu, '') };
}
