import { z } from 'zod';
import { fieldMeanings } from './codes.ts';
import { plainWords } from './plain-words.ts';
import { errorTexts } from './error-texts.ts';
import type { FieldRefusal, FieldRefusalCode } from '../graphql/__generated__/schema-types.ts';

const fault = z.object({ field: z.string(), reason: z.unknown().optional(), rsnCd: z.unknown().optional() });

const codes: ReadonlyMap<unknown, FieldRefusalCode> = new Map(
  (['REQUIRED', 'FORMAT', 'LENGTH', 'RANGE'] as const).map((code) => [code, code]),
);

const mostFaults = 50;

/** The invalid fields that the data of a 1400 names, by the schema's names; fields outside of forms are left out. */
export function faultyFields(data: unknown): FieldRefusal[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, mostFaults).flatMap((each) => {
    const { field = '', reason, rsnCd } = fault.safeParse(each).data ?? {};
    const [first = '', ...rest] = field.split(/[.[\]]+/u);
    const name = fieldMeanings.get(first);
    if (!name) return [];
    return [
      {
        path: [...name.split('.'), ...knownSteps(rest)],
        code: codes.get(rsnCd) ?? 'REFUSED',
        reason: plainWords(reason) ?? errorTexts.BAD_INPUT,
      },
    ];
  });
}

/** Indexes and names that we know, up to the first that is the mall's own business. */
function knownSteps(steps: readonly string[]): string[] {
  const known: string[] = [];
  for (const step of steps) {
    const name = /^\d{1,4}$/u.test(step) ? step : fieldMeanings.get(step);
    if (name === undefined) break;
    known.push(name);
  }
  return known;
}
