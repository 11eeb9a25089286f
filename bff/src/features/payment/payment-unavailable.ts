import { errorTexts } from '../../errors/error-texts.ts';
import { isRefusal, MallError, type MallRefusal } from '../../errors/mall-error.ts';
import type { PaymentUnavailable } from '../../graphql/__generated__/schema-types.ts';
import { refusalData } from '../../upstream/refusal-data.ts';
import { code, row } from '../../upstream/wire.ts';

const readUnopened = row('UnopenedPayment', { ordNo: code }, {});

const usualWaitSeconds = 3;

type Unavailable = PaymentUnavailable & { __typename: 'PaymentUnavailable' };

/** The order that waits until the payment provider can be asked; null for any other refusal. */
export function toPaymentUnavailable(refusal: MallRefusal): Unavailable | null {
  if (!isRefusal(refusal, '1503')) return null;
  const unopened = refusalData(refusal, readUnopened);
  if (!unopened) throw new MallError('bad-answer', refusal.endpoint, { detail: 'no number of what waits' });
  return {
    __typename: 'PaymentUnavailable',
    message: refusal.text ?? errorTexts.MALL_FAULT,
    orderNumber: unopened.ordNo,
    retryAfter: refusal.retryAfter ?? usualWaitSeconds,
  };
}
