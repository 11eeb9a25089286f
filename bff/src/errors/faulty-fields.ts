import { z } from 'zod';
import { fieldMeanings } from './codes.ts';
import { plainWords } from './plain-words.ts';
import { errorTexts } from './error-texts.ts';
import type { FieldFault } from './shopper-error.ts';

const fault = z.object({ field: z.string(), reason: z.unknown().optional() });

const mostFaults = 50;

/** What the data of a 1400 says is wrong, in the schema's names; fields that no shopper fills in are left out. */
export function faultyFields(data: unknown): FieldFault[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, mostFaults).flatMap((each) => {
    const { field = '', reason } = fault.safeParse(each).data ?? {};
    const name = fieldMeanings.get(field.split(/[.[]/u)[0] ?? '');
    return name ? [{ field: name, reason: plainWords(reason) ?? errorTexts.BAD_INPUT }] : [];
  });
}
