import { decideAccess, type AccessCaller, type AccessRefusal } from '../../src/features/auth/decide-access.ts';
import type { AccessShop } from '../../src/features/auth/decide-access.ts';
import type { Operation } from '../../src/http/openapi-document.ts';
import { bodyFields } from '../rest/harness/contract.ts';

const codeOf: Record<AccessRefusal, string> = {
  NOT_SIGNED_IN: '1401',
  OTHER_MALL: '1403',
  SALES_TYPE: '1403',
  GUEST: '1403',
  TEMPORARY_PASSWORD: '1403',
  NO_MALL: '1400',
  UNKNOWN_MALL: '1404',
};

const salesTypes = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON', 'ERROR'] as const;

const callers: readonly AccessCaller[] = [
  'none',
  'unknown',
  ...salesTypes.flatMap((salesType) =>
    (['Y', 'N'] as const).map((tmpPwdYn) => ({ mallId: 'own', salesType, tmpPwdYn, guestYn: 'N' as const })),
  ),
  { mallId: 'own', salesType: 'GENERAL', tmpPwdYn: 'N', guestYn: 'Y' },
];

/** The codes with which an operation may refuse its callers by access: those of all callers, for all malls that it can name. */
export function accessCodesOf(operation: Operation): Set<string> {
  const refusals = callers.flatMap((caller) =>
    shopsOf(operation).flatMap((shop) => decideAccess(operation, caller, shop) ?? []),
  );
  return new Set(refusals.map((refusal) => codeOf[refusal]));
}

function shopsOf(operation: Operation): AccessShop[] {
  if (!namesMall(operation)) return ['unread', 'none'];
  return ['unread', 'unknown', { mallId: 'other' }, ...salesTypes.map((salesType) => ({ mallId: 'own', salesType }))];
}

/** A member's operation ignores the mall of its body. */
function namesMall({ id, access, parameters }: Operation): boolean {
  return parameters.some(({ name }) => name === 'mallId') || (access !== 'member' && bodyFields(id).includes('mallId'));
}
