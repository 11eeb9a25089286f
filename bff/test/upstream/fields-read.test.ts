import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  contractFields,
  document,
  fieldsTold,
  partsOf,
  referredTo,
} from '../../../mall/test/rest/harness/contract-fields.ts';
import type * as wire from '../../src/upstream/wire.ts';

/** The fields that readers of the gateway read, by the name of the row. */
const read = vi.hoisted(() => new Map<string, Set<string>>());

vi.mock('../../src/upstream/wire.ts', async (original) => {
  const { row, ...rest } = await original<typeof wire>();
  const watched = (name: string, ...fields: object[]) => {
    const known = read.get(name) ?? new Set();
    read.set(name, new Set([...known, ...fields.flatMap((each) => Object.keys(each))]));
    return row(name as never, ...(fields as [never, never]));
  };
  return { ...rest, row: watched };
});

beforeAll(async () => {
  const folder = join(import.meta.dirname, '../../src');
  const paths = globSync('**/*.wire.ts', { cwd: folder });
  await Promise.all(paths.map((path) => import(join(folder, path))));
});

/** Fields that the gateway does not read, each with the reason. */
const unread: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ApplicationSummary: { applNo: 'is ordNo', subsNm: 'is repGdsNm', stat: 'is ordStat' },
  CartAdded: { cartNoList: 'the cart beside it has the lines' },
  CategoryPage: { ctgNo: 'was asked for', facetList: 'read as of a search' },
  Claim: { pickDlvNo: 'the address beside it is its copy' },
  ClaimItem: { optNo: 'shown by its name' },
  ClaimWithdrawn: { clmStat: 'the order beside it has it' },
  ExhibitionEntry: { entryNo: 'the member has no use for it', entryDts: 'the exhibition has it' },
  Goods: { fileExt: 'paths of pictures end with it' },
  MenuCategory: { mobileImgFileNm: 'the path beside it leads to the picture' },
  OrderConfirmed: { ordStat: 'the order beside it has it' },
  OrderSheetPriced: {
    dlvGrpList: 'the sheet beside it has them',
    instList: 'the sheet beside it has them',
    summary: 'the sheet beside it has it',
    choice: 'the sheet beside it has it',
  },
  PaymentMethod: { minPrc: 'a method is not listed below its own' },
  PgRequest: { method: 'is always POST' },
  PhoneOrder: { stat: 'is ordStat' },
  PhoneSheet: { agrmtId: 'its estimate has it' },
  PhoneOrderChanged: { stat: 'the order beside it has it' },
  SheetCoupon: { cpnNo: 'the issued coupon has a number of its own' },
  UploadConfirmed: { ordCnt: 'the bulk order beside it counts them', failList: 'rows tell it themselves' },
  'UploadConfirmed.failList': { rowNo: 'rows tell it themselves', rsnCd: 'rows tell it themselves' },
  UploadedFile: { fileNo: 'read by the route of files', fileNm: 'as fileNo', size: 'as fileNo' },
  WirelessEstimate: { addSvcNoList: 'was asked for' },
  Wish: { gdsGrpNo: 'was asked for' },
};
/** Of every page: the gateway asked for it. */
const asked = ['page', 'size'];

/** The rows that have the fields of a shape: its own, and those of shapes that are made of it. */
function rowsWith(shape: string): string[] {
  const schemas = document.components['schemas'] ?? {};
  const larger = Object.keys(schemas).filter((name) =>
    partsOf(schemas[name] ?? {}).some((part) => referredTo(part) === shape),
  );
  return [shape, ...larger.flatMap(rowsWith)];
}

test('each field that the texts of the contract name is read, or has a reason why not', () => {
  const told = new Set(fieldsTold().map(({ shape }) => shape));
  const shapes = Object.entries(contractFields.shapes).filter(([shape]) => told.has(shape));
  expect(shapes.length).toBeGreaterThan(100);
  const left = shapes.flatMap(([shape, names]) => {
    const isPage = names.includes('totalCnt');
    const known = new Set([...(isPage ? asked : []), ...rowsWith(shape).flatMap((row) => [...(read.get(row) ?? [])])]);
    return names.filter((name) => !known.has(name)).map((name) => `${shape}.${name}`);
  });
  const excused = Object.entries(unread).flatMap(([shape, fields]) =>
    Object.keys(fields).map((name) => `${shape}.${name}`),
  );
  expect(left.toSorted()).toEqual(excused.toSorted());
});
