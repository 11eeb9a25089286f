import { z } from 'zod';
import type { FieldNames, MallRefusal } from './mall-error.ts';
import { plainText } from './plain-text.ts';
import { errorTexts } from './error-texts.ts';
import type { FieldRefusal, FieldRefusalCode } from '../graphql/__generated__/schema-types.ts';

const fault = z.object({ field: z.string(), reason: z.unknown().optional(), rsnCd: z.unknown().optional() });

const codes: ReadonlyMap<unknown, FieldRefusalCode> = new Map(
  (['REQUIRED', 'FORMAT', 'LENGTH', 'RANGE', 'NOT_FOUND'] as const).map((code) => [code, code]),
);

const mostFaults = 50;

const mallCode = /\b[A-Z]{2}\d{5}\b/u;
const otherValue = '쓸 수 없는 값이에요. 다른 값을 선택해 주세요.';

/** The invalid fields in the data of a 1400 or 1404, by the schema's names, without fields that the client left empty. */
export function faultyFields({ data, fields }: Pick<MallRefusal, 'data' | 'fields'>): FieldRefusal[] {
  if (!Array.isArray(data)) return [];
  return data.slice(0, mostFaults).flatMap((each) => {
    const { field = '', reason, rsnCd } = fault.safeParse(each).data ?? {};
    const path = pathOf(field.split(/[.[\]]+/u), fields);
    if (!path) return [];
    return [
      {
        path,
        code: codes.get(rsnCd) ?? 'REFUSED',
        reason: withoutCodes(plainText(reason)) ?? errorTexts.BAD_INPUT,
      },
    ];
  });
}

/** A call may name a whole path, such as `answerList.0.val`; the longest known one counts. */
function pathOf(steps: readonly string[], fields: FieldNames): string[] | null {
  for (let length = steps.length; length > 0; length -= 1) {
    const name = nameOf(steps.slice(0, length).join('.'), fields);
    if (name) return [...name.split('.'), ...knownSteps(steps.slice(length), fields)];
  }
  return null;
}

/** The mall's text lists its own codes; clients know only the schema's names. */
function withoutCodes(reason: string | null): string | null {
  return reason !== null && mallCode.test(reason) ? otherValue : reason;
}

/** The known indexes and names, up to the first that only the mall uses. */
function knownSteps(steps: readonly string[], fields: FieldNames): string[] {
  const known: string[] = [];
  for (const step of steps) {
    const name = /^\d{1,4}$/u.test(step) ? step : nameOf(step, fields);
    if (name === undefined) break;
    known.push(name);
  }
  return known;
}

function nameOf(field: string, fields: FieldNames): string | undefined {
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}
