import type { Handlers } from '../../http/call.ts';
import { confirmUpload } from '../uploads/confirm.ts';
import { finishPayment } from './opening.ts';

/** The call about uploads that opens a payment. */
export const uploadPaymentHandlers = {
  confirmUpload: {
    begin: confirmUpload,
    finish: async (context, { deadline }, facts, isRepeat) => {
      const { pgReq, payDueDts, order: upl } = await finishPayment(context, facts, isRepeat, deadline);
      return { ordCnt: 0, failList: [], pgReq, payDueDts, upl };
    },
  },
} satisfies Partial<Handlers>;
