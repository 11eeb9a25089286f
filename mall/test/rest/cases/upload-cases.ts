import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { products } from '../../../src/db/schema/products.ts';
import { returnUrl } from '../harness/payments.ts';
import type { Sent, Shop } from '../harness/shop.ts';
import { aCsv, aNumberedCsv, anUploader, aSheetForm, someCells } from '../harness/uploads.ts';
import { aKey, anAccount } from './buying-calls.ts';
import { aCase, type Case, type GoodCall } from './case.ts';
import { uploadCalls } from './upload-calls.ts';

async function goodCall(shop: Shop, operation: string): Promise<Sent> {
  return (await uploadCalls[operation]?.(shop)) ?? {};
}

const withParams =
  (operation: string, params: NonNullable<Sent['params']>): GoodCall =>
  async (shop) => {
    const call = await goodCall(shop, operation);
    return { ...call, params: { ...call.params, ...params } };
  };

const confirming =
  (change: object): GoodCall =>
  async (shop) => {
    const call = await goodCall(shop, 'confirmUpload');
    return { ...call, body: { ...(call.body as object), ...change } };
  };

const sending =
  (content: string): GoodCall =>
  async (shop) => ({ ...(await goodCall(shop, 'uploadOrders')), params: aKey(), body: aSheetForm(content) });

const replacing =
  (content: string): GoodCall =>
  async (shop) => ({ ...(await goodCall(shop, 'replaceUploadRows')), body: aSheetForm(content) });

/** A call for an upload that is confirmed already. */
const confirmed =
  (operation: string): GoodCall =>
  async (shop) => {
    const confirm = await goodCall(shop, 'confirmUpload');
    await shop.ask('confirmUpload', confirm);
    const call = await goodCall(shop, operation);
    const { upldNo } = confirm.params ?? {};
    return { ...call, params: { ...call.params, ...aKey(), upldNo } };
  };

/** Confirms rows of which each can be ordered, and all together cost more than 2,000,000,000 won. */
const dear: GoodCall = async (shop) => {
  const { db } = shop.context;
  await db
    .update(products)
    .set({ stckqty: 99 * 79 })
    .where(eq(products.gdsGrpNo, 'GD0004'));
  const { upload } = await anUploader(shop);
  const { upldNo, totPrc } = await upload(Array.from({ length: 79 }, () => someCells(randomUUID(), { qty: '99' })));
  const call = await goodCall(shop, 'confirmUpload');
  return { ...call, params: { ...aKey(), upldNo }, body: { ...(call.body as object), totPrc } };
};

const editing =
  (rowList: object[]): GoodCall =>
  async (shop) => ({ ...(await goodCall(shop, 'updateUploadRows')), body: { rowList } });

const unknown = { upldNo: 'UL20260415AAAAAAAAAA' };
const account = { payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };

export const uploadCases: Case[] = [
  aCase('getUploadTemplate', '1400', 'knows two formats', withParams('getUploadTemplate', { fmt: 'pdf' }), ['fmt']),
  aCase('getUploadGoods', '1400', 'knows two formats', withParams('getUploadGoods', { fmt: 'pdf' }), ['fmt']),
  aCase('getUploadResult', '1400', 'knows two formats', withParams('getUploadResult', { fmt: 'pdf' }), ['fmt']),
  aCase('getUploadErrors', '1400', 'knows two formats', withParams('getUploadErrors', { fmt: 'pdf' }), ['fmt']),
  aCase('replaceUploadRows', '1400', 'wants numbers of rows', replacing(aCsv([someCells('B-1')])), ['file']),
  aCase(
    'replaceUploadRows',
    '1400',
    'refuses the row of another bulk order',
    replacing(aNumberedCsv([{ rowNo: '7', ...someCells('B-1') }])),
    ['file'],
  ),
  aCase(
    'replaceUploadRows',
    '1400',
    'refuses a row that is there twice',
    replacing(aNumberedCsv(['B-1', 'B-2'].map((number) => ({ rowNo: '1', ...someCells(number) })))),
    ['file'],
  ),
  aCase('listUploads', '1400', 'refuses a day that is none', withParams('listUploads', { fromDt: '20260230' }), [
    'fromDt',
  ]),
  aCase(
    'uploadOrders',
    '1400',
    'wants a file',
    async (shop) => ({ ...(await goodCall(shop, 'uploadOrders')), body: new FormData() }),
    ['file'],
  ),
  aCase('uploadOrders', '1400', 'refuses a file without rows', sending(aCsv([])), ['file']),
  aCase('uploadOrders', '1400', 'refuses a file without columns', sending('이름,나이\n한가온,30'), ['file']),
  aCase(
    'uploadOrders',
    '1400',
    'refuses 2,001 rows',
    sending(aCsv(Array.from({ length: 2001 }, (_, index) => ({ custOrdNo: `A${index}` })))),
    ['file'],
  ),
  aCase('uploadOrders', '1400', 'refuses 5 MB and a byte', sending('a'.repeat(5 * 1024 * 1024 + 1)), ['file']),
  aCase('uploadOrders', '1409', 'refuses another file with the same key', async (shop) => {
    const call = await goodCall(shop, 'uploadOrders');
    await shop.ask('uploadOrders', call);
    return { ...call, body: aSheetForm(aCsv([someCells('B-1')])) };
  }),
  aCase('getUpload', '1400', 'refuses another answer than Y and N', withParams('getUpload', { errOnlyYn: 'X' }), [
    'errOnlyYn',
  ]),
  aCase('listUploadRows', '1400', 'refuses a long text', withParams('listUploadRows', { kwd: '가'.repeat(51) }), [
    'kwd',
  ]),
  aCase(
    'getUploadStatement',
    '1400',
    'refuses a number that is none',
    withParams('getUploadStatement', { upldNo: 'UL!' }),
    ['upldNo'],
  ),
  aCase('updateUploadRows', '1400', 'wants rows', editing([]), ['rowList']),
  aCase('updateUploadRows', '1404', 'does not know an unknown row', editing([{ rowNo: 7, cells: {} }])),
  aCase('updateUploadRow', '1400', 'wants a row from 1', withParams('updateUploadRow', { rowNo: 0 }), ['rowNo']),
  aCase('deleteUpload', '1400', 'refuses a number that is none', withParams('deleteUpload', { upldNo: 'UL!' }), [
    'upldNo',
  ]),
  ...[
    'getUpload',
    'deleteUpload',
    'updateUploadRow',
    'updateUploadRows',
    'confirmUpload',
    'getUploadResult',
    'getUploadErrors',
    'listUploadRows',
    'getUploadStatement',
    'replaceUploadRows',
  ].map((operation) => aCase(operation, '1404', 'does not know an unknown number', withParams(operation, unknown))),
  aCase('updateUploadRow', '1404', 'does not know an unknown row', withParams('updateUploadRow', { rowNo: 7 })),
  ...['deleteUpload', 'updateUploadRow', 'updateUploadRows', 'replaceUploadRows', 'confirmUpload'].map((operation) =>
    aCase(operation, '1409', 'refuses what is confirmed', confirmed(operation)),
  ),
  aCase('confirmUpload', '1409', 'refuses another sum', confirming({ totPrc: 1 })),
  aCase('confirmUpload', '1400', 'refuses a sum that no payment takes', dear, ['totPrc']),
  aCase('confirmUpload', '1400', 'refuses another method', confirming({ payMthdCd: 'PM00101' }), ['payMthdCd']),
  aCase(
    'confirmUpload',
    '1400',
    'wants an address and an account for a virtual account',
    confirming({ payMthdCd: 'PM00103' }),
    ['rfndAcct', 'rtnUrl'],
  ),
  aCase(
    'confirmUpload',
    '1400',
    'refuses an unknown bank',
    confirming({ ...account, rfndAcct: { ...anAccount, bankCd: 'BK99' } }),
    ['rfndAcct.bankCd'],
  ),
  aCase(
    'confirmUpload',
    '1400',
    'refuses an address off the shop',
    confirming({ ...account, rtnUrl: 'https://elsewhere.example/' }),
    ['rtnUrl'],
  ),
  aCase('confirmUpload', '0000', 'opens an account', confirming(account)),
];

/** More calls at once than wait for the reading and writing of spreadsheets. */
export const crowdedUploadCases: Case[] = [
  'uploadOrders',
  'getUploadTemplate',
  'getUploadGoods',
  'getUploadResult',
  'getUploadErrors',
  'replaceUploadRows',
].map((operation) => ({
  operation,
  code: '1429',
  name: 'too many at once',
  send: async (shop) => {
    const call = await goodCall(shop, operation);
    const calls = Array.from({ length: 40 }, () => ({ ...call, params: { ...call.params, ...aKey() } }));
    const answers = await Promise.all(calls.map((each) => shop.send(operation, each)));
    return answers.find(({ code }) => code !== '0000') ?? Promise.reject(new Error('All of them found room.'));
  },
}));

export const unreachableUploadCases: Case[] = [
  aCase('confirmUpload', '1503', 'the provider cannot be reached', confirming(account)),
];
