import type { MallContext } from '../../context.ts';
import type { SetHandlers } from '../../jobs/job-kinds.ts';
import type { Payable } from '../payments/payable.ts';
import type { Settlement } from '../payments/settlement.ts';
import { bulkOrders } from './bulk-orders.ts';
import { goods } from './goods.ts';
import type { OrderKind, OrderType } from './order-kind.ts';
import { phoneOrders } from './phone-orders.ts';
import { subscriptions } from './subscriptions.ts';

/** Each kind under its code: one that is left out does not compile. Goods come first: what paid for them is deleted after them. */
const kinds = {
  GOODS: goods,
  WIRELESS: phoneOrders,
  SUBS: subscriptions,
  UPLOAD: bulkOrders,
} satisfies { [Type in OrderType]: OrderKind & { type: Type } };

/** All kinds. Add the handlers and jobs of another one below. */
export const orderKinds: readonly OrderKind[] = Object.values(kinds);

/** The calls of all kinds. One that is missing does not compile where they are mounted. */
export function orderKindHandlers(settlement: Settlement) {
  return {
    ...goods.handlers(settlement),
    ...phoneOrders.handlers(settlement),
    ...subscriptions.handlers(settlement),
    ...bulkOrders.handlers(settlement),
  };
}

/** The jobs of all kinds, likewise. */
export function orderKindJobs(context: MallContext, settlement: Settlement) {
  return {
    ...goods.jobs(context),
    ...phoneOrders.jobs(context),
    ...subscriptions.jobs(context, settlement),
    ...bulkOrders.jobs(context),
  };
}

/** The queues of all kinds whose due jobs are taken together. */
export function orderKindSets(context: MallContext): SetHandlers {
  return { ...goods.jobSets(context) };
}

const prefixLength = 2;

const kindsByPrefix = new Map(orderKinds.flatMap((kind) => Object.keys(kind.payables).map((prefix) => [prefix, kind])));

/** The kind of a number, by its prefix. Undefined for a number that none gives. */
export function kindOf(number: string): OrderKind | undefined {
  return kindsByPrefix.get(number.slice(0, prefixLength));
}

/** What a number is paid for by. */
export function payableOf(number: string): Payable | undefined {
  return kindOf(number)?.payables[number.slice(0, prefixLength)];
}

/** The fields of responses that hold what is paid for. */
export const payableFields: readonly Payable['field'][] = [
  ...new Set(orderKinds.flatMap(({ payables }) => Object.values(payables).map(({ field }) => field))),
];
