import type { OrderAction } from '../../graphql/__generated__/schema-types.ts';
import { fromCode } from '../../upstream/wire.ts';

const actions: Readonly<Record<string, OrderAction>> = {
  PAY: 'PAY',
  ADDRESS: 'CHANGE_ADDRESS',
  CANCEL: 'CANCEL',
  EXCHANGE: 'EXCHANGE',
  RETURN: 'RETURN',
  CONFIRM: 'CONFIRM',
  DOCUMENTS: 'SUBMIT_DOCUMENTS',
  WITHDRAW: 'WITHDRAW',
  SKIP: 'SKIP',
  PAUSE: 'PAUSE',
  RESUME: 'RESUME',
  CONSENT: 'ANSWER_PRICE_CHANGE',
};

export function toActions(codes: readonly string[] | null): OrderAction[] {
  return (codes ?? []).map((code) => fromCode(actions, code, 'psblList')).filter((action) => action !== null);
}
