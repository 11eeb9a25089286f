import { z } from 'zod';
import { Begun } from '../../http/call.ts';

const begunPayment = z.object({
  payNo: z.string(),
  /** The sheet of an order that is placed with it, and is given back if the provider refuses; null: it is paid again. */
  ordShtNo: z.string().nullable(),
});

/** What a key keeps of an attempt that its provider has not opened yet. */
export type BegunPayment = z.output<typeof begunPayment>;

export function toBegun(payment: BegunPayment): Begun {
  return new Begun(payment);
}

export function readBegun(facts: unknown): BegunPayment {
  return begunPayment.parse(facts);
}
