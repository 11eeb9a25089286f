import { randomUUID } from 'node:crypto';
import type { Shop } from '../harness/shop.ts';
import {
  aCsv,
  aNumberedCsv,
  anUploader,
  aSheetForm,
  sellToUploaders,
  someCells,
  uploadMall,
} from '../harness/uploads.ts';
import { aKey } from './buying-calls.ts';
import type { GoodCall, GoodCalls } from './case.ts';

/** A call of the member of the mall for uploads. */
const uploading =
  (callOf: (shop: Shop) => Promise<Awaited<ReturnType<GoodCall>>>): GoodCall =>
  async (shop) => {
    await sellToUploaders(shop);
    return { token: await shop.tokenOf({ mallId: uploadMall }), ...(await callOf(shop)) };
  };

async function anUpload(shop: Shop) {
  const { upload } = await anUploader(shop);
  return upload([someCells(randomUUID())]);
}

export const uploadCalls: GoodCalls = {
  getUploadTemplate: uploading(async () => ({ params: { fmt: 'csv' } })),
  getUploadGoods: uploading(async () => ({ params: { fmt: 'csv' } })),
  uploadOrders: uploading(async () => ({ params: aKey(), body: aSheetForm(aCsv([someCells(randomUUID())])) })),
  listUploads: uploading(async () => ({ params: { fromDt: '20260401', toDt: '20260430' } })),
  getUpload: uploading(async (shop) => ({ params: { upldNo: (await anUpload(shop)).upldNo, errOnlyYn: 'N' } })),
  deleteUpload: uploading(async (shop) => ({ params: { upldNo: (await anUpload(shop)).upldNo } })),
  updateUploadRow: uploading(async (shop) => ({
    params: { upldNo: (await anUpload(shop)).upldNo, rowNo: 1 },
    body: { cells: someCells(randomUUID()) },
  })),
  updateUploadRows: uploading(async (shop) => ({
    params: { upldNo: (await anUpload(shop)).upldNo },
    body: { rowList: [{ rowNo: 1, cells: someCells(randomUUID()) }] },
  })),
  confirmUpload: uploading(async (shop) => {
    const { upldNo, totPrc } = await anUpload(shop);
    return { params: { upldNo, ...aKey() }, body: { okOnlyYn: 'N', totPrc, payMthdCd: 'PM00107' } };
  }),
  listUploadRows: uploading(async (shop) => ({ params: { upldNo: (await anUpload(shop)).upldNo, kwd: '한가온' } })),
  getUploadStatement: uploading(async (shop) => ({ params: { upldNo: (await anUpload(shop)).upldNo } })),
  getUploadErrors: uploading(async (shop) => ({ params: { upldNo: (await anUpload(shop)).upldNo, fmt: 'csv' } })),
  replaceUploadRows: uploading(async (shop) => ({
    params: { upldNo: (await anUpload(shop)).upldNo, ...aKey() },
    body: aSheetForm(aNumberedCsv([{ rowNo: '1', ...someCells(randomUUID(), { qty: '2' }) }])),
  })),
  getUploadResult: uploading(async (shop) => ({ params: { upldNo: (await anUpload(shop)).upldNo, fmt: 'csv' } })),
};
