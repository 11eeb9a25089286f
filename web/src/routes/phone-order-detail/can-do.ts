import type { OrderAction, PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import type { PhoneOrderAction } from '../../shop/links/own-phone-order-paths.ts';

const actions = {
  documents: 'SUBMIT_DOCUMENTS',
  cancel: 'CANCEL',
  withdraw: 'WITHDRAW',
} as const satisfies Record<PhoneOrderAction, OrderAction>;

/** Whether the mall allows it now. */
export function canDo(
  { availableActions }: Pick<PhoneOrderDetailsFragment, 'availableActions'>,
  action: PhoneOrderAction,
): boolean {
  return availableActions.includes(actions[action]);
}

/** Action of the address. Null if it is unknown. */
export function actionOf({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>;
}): PhoneOrderAction | null {
  const word = params['*'] ?? '';
  return isAction(word) ? word : null;
}

function isAction(word: string): word is PhoneOrderAction {
  return Object.hasOwn(actions, word);
}
