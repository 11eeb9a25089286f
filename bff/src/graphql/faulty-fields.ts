import { z } from 'zod';
import { fieldMeanings } from '../upstream/codes.ts';
import type { FieldFault } from './shopper-error.ts';

const faults = z.array(z.object({ field: z.string(), reason: z.string().max(300) }));

/** What the data of a 1400 says is wrong, in the schema's names; fields that no shopper fills in are left out. */
export function faultyFields(data: unknown): FieldFault[] {
  return (faults.safeParse(data).data ?? []).flatMap(({ field, reason }) => {
    const name = fieldMeanings.get(field.split(/[.[]/u)[0] ?? '');
    return name ? [{ field: name, reason }] : [];
  });
}
