import { z } from 'zod';
import { Begun } from '../../http/call.ts';

const begunPayment = z.object({
  payNo: z.string(),
  /** The sheet of the order that is placed with it, to reopen if the provider refuses. Null: the order was placed before. */
  ordShtNo: z.string().nullable(),
  /** Whether what is paid for ends if the provider refuses, without a sheet too. */
  endsUnpaid: z.boolean().default(false),
});

/** Stored with a key until the provider has opened the attempt. */
type BegunPayment = z.output<typeof begunPayment>;

export function toBegun(payment: z.input<typeof begunPayment>): Begun {
  return new Begun(payment);
}

export function readBegun(facts: unknown): BegunPayment {
  return begunPayment.parse(facts);
}
