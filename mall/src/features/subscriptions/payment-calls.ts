import { inTransaction } from '../../db/transaction-guard.ts';
import { memberOf, type Handlers } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Settlement } from '../payments/settlement.ts';
import { applySubscription, beginCardChange } from './apply.ts';

/** The calls about subscriptions that open a payment. */
export function subscriptionPaymentHandlers({ openPayment }: Settlement) {
  return {
    applySubscription: {
      begin: applySubscription,
      finish: async (context, { deadline }, facts, isRepeat) => {
        const {
          ordNo: applNo,
          order: appl,
          field: _field,
          ...opened
        } = await openPayment(context, facts, isRepeat, deadline);
        return { applNo, ...opened, appl };
      },
    },
    changeApplicationCard: async (context, call) => {
      const { memNo, mallId } = memberOf(call);
      const { applNo } = call.params;
      const begun = await inTransaction(context, (context) =>
        beginCardChange(context, { applNo, memNo, mallId, rtnUrl: call.body.rtnUrl }),
      );
      try {
        const { pgReq, payDueDts, order: appl } = await openPayment(context, begun.facts, false, call.deadline);
        return { pgReq, payDueDts, appl };
      } catch (error) {
        const { effect } = error instanceof Refusal ? error : { effect: null };
        if (effect) await inTransaction(context, effect);
        throw error;
      }
    },
  } satisfies Partial<Handlers>;
}
