import type { OrderDetailQueryVariables } from '../../__generated__/graphql.ts';
import type { OrderStep } from '../../shared/links/order-paths.ts';

interface Address {
  mallUrl: string;
  params: Readonly<Record<string, string | undefined>>;
}

/** Malls number their orders freely; a number that could change the path is rejected, as in the gateway. */
const orderNumber = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

/** The variables for the order of an address; null: it names none. Loader and page share them. */
export function orderVariables({ mallUrl, params }: Address): OrderDetailQueryVariables | null {
  const number = params.orderNumber ?? '';
  return orderNumber.test(number) ? { mallUrl, number } : null;
}

const steps: readonly string[] = ['cancel', 'exchange', 'return', 'confirm'] satisfies OrderStep[];

/** The step of an address; null: the order itself; undefined: there is no such page. */
export function stepOf({ params: { step } }: Pick<Address, 'params'>): OrderStep | null | undefined {
  if (!step) return null;
  return steps.includes(step) ? (step as OrderStep) : undefined;
}
