import type { Caller } from '../../http/call.ts';
import type { Operation } from '../../http/openapi-document.ts';

/** What the document says of an operation's access. */
export type AccessRules = Pick<
  Operation,
  'access' | 'allowedSalesTypes' | 'guests' | 'openToTemporaryPassword' | 'takesMall'
>;

/** `none`: the request has no token. `unknown`: its token is that of no open session. */
export type AccessCaller = 'none' | 'unknown' | Pick<Caller, 'mallId' | 'salesType' | 'tmpPwdYn' | 'guestYn'>;

/**
 * The mall that a request names. `unread`: its body is not read yet. `unknown`: there is no such mall. The sales type is that of a
 * mall that was looked up, for a visitor.
 */
export type AccessShop = 'unread' | 'none' | 'unknown' | { mallId: string; salesType?: string | null };

export type AccessRefusal =
  | 'NOT_SIGNED_IN'
  | 'OTHER_MALL'
  | 'SALES_TYPE'
  | 'GUEST'
  | 'TEMPORARY_PASSWORD'
  | 'NO_MALL'
  | 'UNKNOWN_MALL';

/** Who may call an operation, for which mall: the only place that decides this. Null if nothing is refused. */
export function decideAccess(rules: AccessRules, caller: AccessCaller, shop: AccessShop): AccessRefusal | null {
  const isVisitor = rules.access === 'visitor' || (rules.access === 'either' && caller === 'none');
  if (isVisitor) return decideVisitor(rules, shop);
  if (caller === 'none' || caller === 'unknown') return 'NOT_SIGNED_IN';
  if (typeof shop === 'object' && shop.mallId !== caller.mallId) return 'OTHER_MALL';
  if (isClosedTo(rules, caller.salesType)) return 'SALES_TYPE';
  if (caller.guestYn === 'Y' && rules.guests === 'closed') return 'GUEST';
  if (caller.tmpPwdYn === 'Y' && !rules.openToTemporaryPassword) return 'TEMPORARY_PASSWORD';
  return null;
}

function decideVisitor(rules: AccessRules, shop: AccessShop): AccessRefusal | null {
  if (shop === 'unknown') return 'UNKNOWN_MALL';
  if (shop === 'none') return rules.access === 'either' && rules.takesMall ? 'NO_MALL' : null;
  if (typeof shop === 'object' && isClosedTo(rules, shop.salesType)) return 'SALES_TYPE';
  return null;
}

function isClosedTo({ allowedSalesTypes }: AccessRules, salesType: string | null = null): boolean {
  return salesType !== null && allowedSalesTypes?.has(salesType) === false;
}
