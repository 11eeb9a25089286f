import type { OrderDetailQueryVariables } from '../../../__generated__/graphql.ts';
import type { OrderStep } from '../../../shop/addresses/path-params.ts';

interface Address {
  mallUrl: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Malls number their orders freely; a number that could change the path is rejected, as in the gateway. */
const orderNumber = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

/** The variables for the order of an address; null: the address names no order, or no step of one. */
export function orderVariables(at: Address): OrderDetailQueryVariables | null {
  const { mallUrl, params } = at;
  const number = params.orderNumber ?? '';
  const isKnown = orderNumber.test(number) && (params.step === undefined || stepOf(at) !== null);
  return isKnown ? { mallUrl, number } : null;
}

const steps: readonly OrderStep[] = ['cancel', 'exchange', 'return', 'confirm'];

/** The step of an address; null: it names none. */
export function stepOf({ params }: Pick<Address, 'params'>): OrderStep | null {
  return steps.find((step) => step === params.step) ?? null;
}
