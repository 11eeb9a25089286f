import type { Answer, Sent, Shop } from '../harness/shop.ts';

/** One response that the document promises, and how to get it. */
export interface Case {
  operation: string;
  code: string;
  name: string;
  send(shop: Shop): Promise<Answer>;
  /** For 1400: all wrong fields. */
  fields?: readonly string[];
}

/** A valid call of a member or visitor; its parameters may need the shop. */
export type GoodCall = (shop: Shop) => Sent | Promise<Sent>;

export type GoodCalls = Record<string, GoodCall>;

export function aCase(operation: string, code: string, name: string, call: GoodCall, fields?: readonly string[]): Case {
  return { operation, code, name, fields, send: async (shop) => shop.send(operation, await call(shop)) };
}
