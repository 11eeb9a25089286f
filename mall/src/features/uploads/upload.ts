import { actionsOfUpload } from '../../buying/upload-states.ts';
import type { MallContext } from '../../context.ts';
import { fingerprintOf } from '../../security/fingerprint.ts';
import { unseal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { paymentOf } from '../payments/attempts.ts';
import { methodName, methodsFor, payMethods, type OfferedMethod } from '../payments/methods.ts';
import { currentProvider } from '../payments/providers.ts';
import { digestOfRows, figuresOf, findUpload, type Upload, type UploadFigures } from './upload.queries.ts';

/** `upl` of the contract. */
export async function uploadResponse(context: MallContext, upldNo: string) {
  const row = await findUpload(context.db, upldNo);
  if (!row) throw new Error(`There is no upload ${upldNo}.`);
  return showUpload(context, row, (await figuresOf(context.db, [upldNo]))(upldNo));
}

/** The fingerprint of the rows that can be confirmed. */
export async function agreementIdOf({ db }: Pick<MallContext, 'db'>, upldNo: string): Promise<string> {
  return fingerprintOf([upldNo, await digestOfRows(db, upldNo)]);
}

function isOpen({ stat }: Upload): boolean {
  return stat === 'UP00102';
}

export async function showUpload(context: MallContext, row: Upload, figures: UploadFigures) {
  const { upldNo, stat, regDts, payMthdCd, payPrc, rfndPrc, payDts, payDueDts, endDts, hidden } = row;
  const payment = payMthdCd === payMethods.virtualAccount ? await paymentOf(context, upldNo) : null;
  const isConfirmed = isOpen(row) && payMthdCd !== null;
  return {
    upldNo,
    stat,
    fileNm: unseal(context.keys.personal, row.sealedNm) ?? '',
    regDts: toDts(regDts),
    ...figures,
    hdnCnt: hidden?.rowCnt ?? 0,
    hdnColList: hidden?.colList ?? [],
    hdnYn: hidden?.isLeftOut === true ? ('N' as const) : ('Y' as const),
    payMthdCd,
    payMthdNm: payMthdCd && methodName(payMthdCd),
    payPrc,
    rfndPrc,
    payStat: payment?.payStat ?? null,
    vbank: payment?.vbank ?? null,
    payDueDts: payDueDts && toDts(payDueDts),
    payDts: payDts && toDts(payDts),
    endDts: endDts && toDts(endDts),
    psblList: actionsOfUpload({ stat, isConfirmed, okCnt: figures.okCnt }),
    agrmtId: isOpen(row) ? await agreementIdOf(context, upldNo) : null,
    payMthdList: isOpen(row) ? uploadMethods(context, figures.totPrc) : [],
  };
}

/** A virtual account or an invoice for all rows. */
export function uploadMethods(context: MallContext, totPrc: number): OfferedMethod[] {
  if (totPrc === 0) return [];
  const offered = methodsFor(currentProvider(context), totPrc, []);
  const { invoice, virtualAccount } = payMethods;
  const payMthdNm = methodName(invoice);
  return [
    ...offered.filter(({ payMthdCd }) => payMthdCd === virtualAccount),
    { payMthdCd: invoice, payMthdNm, minPrc: 0, cardList: [], bankList: [] },
  ];
}
