import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { MallContext } from '../../context.ts';
import { newDeadline } from '../../http/deadline.ts';
import { success } from '../../http/envelope.ts';
import { invalid, notFound, Refusal } from '../../http/refusal.ts';
import { setOperation } from '../../http/request-log.ts';
import { findAttempt } from '../payments/attempts.ts';
import { ProviderUnreachable } from '../payments/provider.ts';
import { syncPayment } from './sync-payment.ts';
import { tossCode } from '../payments/toss/toss-provider.ts';

/** Path of its webhooks. */
export const tossWebhookPath = '/api/v1/pg/toss';

/** PAYMENT_STATUS_CHANGED holds the payment in `data`; DEPOSIT_CALLBACK names the order itself. */
const webhook = z.union([
  z.object({ data: z.object({ orderId: z.string().max(64) }) }).transform(({ data }) => data.orderId),
  z.object({ orderId: z.string().max(64) }).transform(({ orderId }) => orderId),
]);

/** A webhook is not trusted: it only causes a query. Fails while Toss Payments cannot be reached, so that it is sent again. */
export function tossWebhook(context: MallContext): RequestHandler {
  return async ({ body }, response) => {
    setOperation(response, 'tossWebhook');
    if (context.settings.payment === null) throw notFound('요청하신 주소를');
    const payNo = webhook.safeParse(body);
    if (!payNo.success) throw invalid([{ field: 'orderId', reason: '필수 항목이에요.', rsnCd: 'REQUIRED' }]);
    const attempt = await findAttempt(context.db, payNo.data);
    if (attempt?.pgCd !== tossCode) throw notFound('결제를');
    try {
      await syncPayment(context, attempt, null, newDeadline());
    } catch (error) {
      if (error instanceof ProviderUnreachable)
        throw new Refusal(503, '9999', '결제사에 확인할 수 없어요. 잠시 후 다시 보내주세요.');
      throw error;
    }
    response.json(success(null));
  };
}
