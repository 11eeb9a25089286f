import { categories, mallProducts } from '../../../src/db/schema/categories.ts';
import { uploadColumns, type ColumnName } from '../../../src/features/uploads/columns.ts';
import { aKey } from '../cases/buying-calls.ts';
import type { Shop } from './shop.ts';
import { mallOf } from './world.ts';

/** The mall whose members upload their orders. */
export const uploadMall = mallOf.UPLOAD;

export type Texts = Partial<Record<ColumnName, string>>;

export function someCells(number: string, texts: Texts = {}): Record<ColumnName, string> {
  return {
    custOrdNo: number,
    gdsGrpNo: 'GD0004',
    optNm: '',
    colorNm: '',
    qty: '1',
    rcvrNm: '한가온',
    rcvrTel: '010-0000-1234',
    zipCd: '04524',
    roadAddr: '서울특별시 중구 한빛로 12',
    dtlAddr: '101동 1203호',
    dlvMsg: '',
    entrMthdCd: '',
    entrCntn: '',
    ...texts,
  };
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A file with the columns of the template. */
export function aCsv(rows: readonly Texts[]): string {
  const lines = rows.map((row) => uploadColumns.map(({ colNm }) => quoted(row[colNm] ?? '')).join(','));
  return [uploadColumns.map(({ title }) => title).join(','), ...lines].join('\r\n');
}

/** A file of mended rows, as the mall writes it. */
export function aNumberedCsv(rows: readonly (Texts & { rowNo: string })[]): string {
  const lines = rows.map((row) => [quoted(row.rowNo), aCsv([row]).split('\r\n')[1]].join(','));
  return [`줄,${aCsv([])}`, ...lines].join('\r\n');
}

export function aSheetForm(content: string | Uint8Array<ArrayBuffer>, name = '주문.csv'): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
}

export interface UploadAnswer {
  upldNo: string;
  stat: string;
  totCnt: number;
  okCnt: number;
  errCnt: number;
  ordCnt: number;
  totPrc: number;
  payPrc: number | null;
  rfndPrc: number;
  psblList: string[];
  agrmtId: string | null;
}

export interface UploadRowAnswer {
  rowNo: number;
  rowStat: string;
  cells: Record<string, string>;
  errList: { colNm: string; errCd: string; errMsg: string; fixVal: string | null }[];
  payPrc: number;
  ordNo: string | null;
}

/** Puts goods on the shelves of the mall for uploads. */
export const sellToUploaders = (shop: Shop) => sellIn(shop, uploadMall);

/** Puts goods on the shelves of a mall that has none. */
export async function sellIn({ context: { db } }: Shop, mallId: string): Promise<void> {
  const category = {
    ctgNo: '201',
    ctgNm: '생활',
    ctgType: 'GD05302' as const,
    url: '/goods/living?ctgNo=201',
    prir: 1,
  };
  await db
    .insert(categories)
    .values({ mallId, ...category })
    .onConflictDoNothing();
  const rows = ['GD0001', 'GD0002', 'GD0004'].map((gdsGrpNo) => ({ mallId, gdsGrpNo, ctgNo: '201' }));
  await db.insert(mallProducts).values(rows).onConflictDoNothing();
}

/** A member who uploads. */
export async function anUploader(shop: Shop, id?: string) {
  await sellToUploaders(shop);
  const { accessToken: token } = await shop.signIn({ mallId: uploadMall, ...(id && { id }) });
  return {
    token,
    upload: (rows: readonly Texts[]) =>
      shop.ask<UploadAnswer>('uploadOrders', { token, params: aKey(), body: aSheetForm(aCsv(rows)) }),
    see: (upldNo: string) =>
      shop.ask<UploadAnswer & { list: UploadRowAnswer[] }>('getUpload', { token, params: { upldNo, size: 100 } }),
    confirm: (upldNo: string, body: object) =>
      shop.send('confirmUpload', { token, params: { upldNo, ...aKey() }, body }),
  };
}
