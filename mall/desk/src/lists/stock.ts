import type { Choice } from '../Filters.tsx';
import { shownWon } from '../shown.ts';

export interface StockRow {
  gdsGrpNo: string;
  kndCd: 'GOODS' | 'PHONE' | 'SUBSCRIPTION';
  name: string;
  gdsStat: string;
  slPrc: number | null;
  stckqty: number;
  optList: { optNo: string; optNm: string; stckqty: number }[];
  colorList: { colorNm: string; stckqty: number }[];
  cyclList: CycleRow[];
  planList: (PlannedWords & { planNo: string; fromDts: string })[];
}

interface CycleRow {
  cyclCd: string;
  prc: number;
  runCnt: number;
  riseList: { prc: number; fromDt: string; askedCnt: number; agreedCnt: number }[];
}

interface PlannedWords {
  slPrc: number | null;
  gdsStat: string | null;
  stckqty: number | null;
  optNo: string | null;
  colorNm: string | null;
}

const stateNames: Readonly<Record<string, string>> = {
  GD00401: '승인 대기',
  GD00402: '승인 거절',
  GD00403: '판매',
  GD00404: '판매 중지',
  GD00405: '품절',
  GD00406: '삭제',
  GD00407: '제외',
};

export const cycleNames: Readonly<Record<string, string>> = {
  W1: '1주마다',
  W2: '2주마다',
  M1: '1개월마다',
  M2: '2개월마다',
  M3: '3개월마다',
};

export function stateNameOf(code: string): string {
  return stateNames[code] ?? code;
}

const withPieces = (name: string, pieces: number) => `${name} (지금 ${pieces.toLocaleString('ko-KR')}개)`;

/** Options and colors of a product, with the field of the change that names each. Empty: it has none. */
export function choicesOfStock({ optList, colorList }: StockRow): Choice[] {
  return [
    ...optList.map(({ optNo, optNm, stckqty }) => ({ value: `optNo:${optNo}`, label: withPieces(optNm, stckqty) })),
    ...colorList.map(({ colorNm, stckqty }) => ({ value: `colorNm:${colorNm}`, label: withPieces(colorNm, stckqty) })),
  ];
}

/** The fields of such a choice. */
export function choiceOf(value: string): { optNo: string } | { colorNm: string } {
  const name = value.slice(value.indexOf(':') + 1);
  return value.startsWith('optNo:') ? { optNo: name } : { colorNm: name };
}

/** What a change does, in words. Empty: nothing. */
export function planWords(row: StockRow, { slPrc, gdsStat, stckqty, optNo, colorNm }: PlannedWords): string {
  const option = row.optList.find((each) => each.optNo === optNo)?.optNm ?? optNo;
  return [
    slPrc !== null && `판매가 ${shownWon(slPrc)}`,
    gdsStat !== null && stateNameOf(gdsStat),
    stckqty !== null && `${[option, colorNm].filter(Boolean).join(' ')} ${stckqty.toLocaleString('ko-KR')}개`.trim(),
  ]
    .filter(Boolean)
    .join(' · ');
}
