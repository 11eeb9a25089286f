import type { Handlers } from '../../http/call.ts';
import type { Settlement } from '../payments/settlement.ts';
import { confirmUpload } from './confirm.ts';

/** The call about uploads that opens a payment. */
export function uploadPaymentHandlers({ openPayment }: Settlement) {
  return {
    confirmUpload: {
      begin: confirmUpload,
      finish: async (context, { deadline }, facts, isRepeat) => {
        const { pgReq, payDueDts, order: upl } = await openPayment(context, facts, isRepeat, deadline);
        return { ordCnt: 0, failList: [], pgReq, payDueDts, upl };
      },
    },
  } satisfies Partial<Handlers>;
}
