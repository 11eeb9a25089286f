import { withoutInvisible } from '../../wire/text.ts';

/** A column of an upload. Its title is that of the template; a file may name the field instead. */
export interface UploadColumn {
  colNm: ColumnName;
  title: string;
  isRequired: boolean;
  /** Letters of its text. */
  longest: number;
}

export type ColumnName =
  | 'custOrdNo'
  | 'gdsGrpNo'
  | 'optNm'
  | 'colorNm'
  | 'qty'
  | 'rcvrNm'
  | 'rcvrTel'
  | 'zipCd'
  | 'roadAddr'
  | 'dtlAddr'
  | 'dlvMsg'
  | 'entrMthdCd'
  | 'entrCntn';

/** The texts of a row, as they were sent. */
export type Cells = Record<ColumnName, string>;

const column = (colNm: ColumnName, title: string, longest: number, isRequired = false): UploadColumn => ({
  colNm,
  title,
  isRequired,
  longest,
});

/** In the order of the template. Lengths as in the address book. */
export const uploadColumns: readonly UploadColumn[] = [
  column('custOrdNo', '고객주문번호', 40, true),
  column('gdsGrpNo', '상품번호', 30, true),
  column('optNm', '옵션', 100),
  column('colorNm', '색상', 50),
  column('qty', '수량', 10, true),
  column('rcvrNm', '받는분', 40, true),
  column('rcvrTel', '연락처', 30, true),
  column('zipCd', '우편번호', 10, true),
  column('roadAddr', '주소', 100, true),
  column('dtlAddr', '상세주소', 100),
  column('dlvMsg', '배송메시지', 50),
  column('entrMthdCd', '출입방법', 20),
  column('entrCntn', '출입정보', 20),
];

/** Columns about the order. All others are about its receiver, and are stored encrypted. */
export const orderColumns = ['custOrdNo', 'gdsGrpNo', 'optNm', 'colorNm', 'qty'] as const;

/** Columns that hold one number or code each, in which what cannot be seen is never meant. */
export const numberColumns: readonly ColumnName[] = ['custOrdNo', 'gdsGrpNo', 'qty', 'rcvrTel', 'zipCd'];

/** The cells with their numbers as they are seen. */
export function asSeen(cells: Cells): Cells {
  return { ...cells, ...Object.fromEntries(numberColumns.map((colNm) => [colNm, withoutInvisible(cells[colNm])])) };
}

export function noCells(): Cells {
  return Object.fromEntries(uploadColumns.map(({ colNm }) => [colNm, ''])) as Cells;
}

const entranceCodes: Readonly<Record<string, string>> = {
  '자유 출입': 'DV00101',
  비밀번호: 'DV00102',
  '경비실 호출': 'DV00103',
  '공동현관 호출': 'DV00104',
  무인택배함: 'DV00105',
};

export const entranceNames: readonly string[] = Object.keys(entranceCodes);

/** The code of a way in, from the code itself or its name. Null: there is none. */
export function entranceCodeOf(text: string): string | null {
  const plain = text.replaceAll(/\s/gu, '');
  const found = Object.entries(entranceCodes).find(
    ([name, code]) => code === text || name.replaceAll(' ', '') === plain,
  );
  return found?.[1] ?? null;
}
