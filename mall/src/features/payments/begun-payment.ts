import { z } from 'zod';
import { Begun } from '../../http/call.ts';

const begunPayment = z.object({
  payNo: z.string(),
  /** The sheet of the order that is placed with it, to reopen if the provider refuses. Null: the order was placed before. */
  ordShtNo: z.string().nullable(),
});

/** Stored with a key until the provider has opened the attempt. */
export type BegunPayment = z.output<typeof begunPayment>;

export function toBegun(payment: BegunPayment): Begun {
  return new Begun(payment);
}

export function readBegun(facts: unknown): BegunPayment {
  return begunPayment.parse(facts);
}
