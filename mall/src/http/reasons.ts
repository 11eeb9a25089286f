import type { ErrorObject } from 'ajv';
import type { FieldFault } from './refusal.ts';

const mostFaults = 20;

/** Korean reasons per field, for shoppers and developers. */
export function toFieldFaults(errors: readonly ErrorObject[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const error of errors.filter((each) => !isExplained(each, errors))) {
    const field = fieldOf(error);
    if (!faults.has(field)) faults.set(field, { field, reason: reasonOf(error), rsnCd: codeOf(error) });
    if (faults.size === mostFaults) break;
  }
  return [...faults.values()];
}

/** For a nullable object, Ajv also reports the object itself when only a field inside it is wrong. */
function isExplained(error: ErrorObject, errors: readonly ErrorObject[]): boolean {
  return isOfChoice(error) && errors.some((other) => !isOfChoice(other) && isWithin(other, error));
}

function isOfChoice({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || (keyword === 'type' && params['type'] === 'null');
}

function isWithin({ instancePath }: ErrorObject, outer: ErrorObject): boolean {
  return `${instancePath}/`.startsWith(`${outer.instancePath}/`);
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') path.push(String(params['missingProperty']));
  return path.length === 0 ? 'body' : fieldAt(path);
}

/** A field inside a body: `itemList[0].qty`. */
export function fieldAt(path: readonly string[]): string {
  return path
    .map((step) => (/^\d+$/u.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./u, '');
}

function codeOf({ keyword, params }: ErrorObject): FieldFault['rsnCd'] {
  switch (keyword) {
    case 'required':
      return 'REQUIRED';
    case 'minLength':
      return params['limit'] === 1 ? 'REQUIRED' : 'LENGTH';
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return 'LENGTH';
    case 'minimum':
    case 'maximum':
      return 'RANGE';
    default:
      return 'FORMAT';
  }
}

const typeNames: Record<string, string> = {
  string: '문자',
  integer: '정수',
  number: '숫자',
  boolean: '참/거짓',
  array: '목록',
  object: '객체',
};

function reasonOf({ keyword, params }: ErrorObject): string {
  const limit = params['limit'] as number | undefined;
  switch (keyword) {
    case 'required':
      return '필수 항목이에요.';
    case 'type':
      return `${typeNames[String(params['type'])] ?? '알맞은'} 형식이어야 해요.`;
    case 'enum':
      return `다음 값 중 하나여야 해요: ${(params['allowedValues'] as string[]).join(', ')}`;
    case 'minLength':
      return limit === 1 ? '비어 있을 수 없어요.' : `${limit}자 이상이어야 해요.`;
    case 'maxLength':
      return `${limit}자 이하여야 해요.`;
    case 'minItems':
      return `${limit}개 이상이어야 해요.`;
    case 'maxItems':
      return `최대 ${limit}개까지 가능해요.`;
    case 'minimum':
      return `${limit} 이상이어야 해요.`;
    case 'maximum':
      return `${limit} 이하여야 해요.`;
    default:
      return '형식이 올바르지 않아요.';
  }
}
