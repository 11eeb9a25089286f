import type { Answer, Sent, Shop } from '../harness/shop.ts';

/** One answer that the document promises, and how to get it. */
export interface Case {
  operation: string;
  code: string;
  name: string;
  send(shop: Shop): Promise<Answer>;
  /** Of a 1400: the fields at fault, all of them. */
  fields?: readonly string[];
}

/** A call that a member or visitor makes by right; what it sends may need the shop. */
export type GoodCall = (shop: Shop) => Sent | Promise<Sent>;

export type GoodCalls = Record<string, GoodCall>;

export function aCase(operation: string, code: string, name: string, call: GoodCall, fields?: readonly string[]): Case {
  return { operation, code, name, fields, send: async (shop) => shop.send(operation, await call(shop)) };
}
