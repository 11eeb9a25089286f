import type { Request } from 'express';
import type { MallContext } from '../../context.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { loadCaller } from './callers.ts';
import { decideAccess, type AccessRefusal } from './decide-access.ts';
import type { Call, Caller } from '../../http/call.ts';
import type { Operation } from '../../http/openapi-document.ts';
import { forbidden, invalid, notFound, notSignedIn, type Refusal } from '../../http/refusal.ts';

/** The caller, as far as the operation requires one. Throws 1401 or 1403 before the request is parsed further. */
export async function findCaller(context: MallContext, operation: Operation, request: Request): Promise<Caller | null> {
  if (operation.access === 'visitor') return null;
  const token = bearerOf(request);
  const caller = token === null ? null : await loadCaller(context, token, { expiredToo: isOpenToExpired(operation) });
  const named = takesMallId(operation) ? request.query['mallId'] : undefined;
  const shop = typeof named === 'string' ? { mallId: named } : 'unread';
  refuse(decideAccess(operation, caller ?? (token === null ? 'none' : 'unknown'), shop));
  return caller;
}

/** Parameters and body of any operation. */
interface Fields {
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

type KnownShop = Pick<Call, 'mallId' | 'salesType'>;

/** The mall of the call: the caller's own, or the one that a visitor named. */
export async function findShop(
  context: MallContext,
  operation: Operation,
  caller: Caller | null,
  { params, body }: Fields,
): Promise<KnownShop> {
  if (caller) {
    const named = operation.access === 'either' ? body['mallId'] : undefined;
    refuse(decideAccess(operation, caller, typeof named === 'string' ? { mallId: named } : 'none'));
    return caller;
  }
  const named = params['mallId'] ?? body['mallId'];
  const shop = typeof named === 'string' ? await shopOf(context, named) : 'none';
  refuse(decideAccess(operation, 'none', shop));
  return typeof shop === 'object' ? shop : { mallId: '', salesType: null };
}

async function shopOf({ db }: MallContext, named: string): Promise<KnownShop | 'unknown'> {
  const mall = await findMall(db, named);
  return mall ? { mallId: mall.mallId, salesType: mall.mallSalesType } : 'unknown';
}

const refusals: Record<AccessRefusal, () => Refusal> = {
  NOT_SIGNED_IN: notSignedIn,
  OTHER_MALL: () => forbidden('다른 쇼핑몰의 로그인 정보예요.'),
  SALES_TYPE: () => forbidden('이 쇼핑몰에서는 이용할 수 없어요.'),
  GUEST: () => forbidden('회원만 이용할 수 있어요.'),
  TEMPORARY_PASSWORD: () => forbidden('임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.'),
  NO_MALL: () => invalid([{ field: 'mallId', reason: '필수 항목이에요.' }]),
  UNKNOWN_MALL: () => notFound('쇼핑몰을'),
};

function refuse(refusal: AccessRefusal | null): void {
  if (refusal) throw refusals[refusal]();
}

function takesMallId(operation: Operation): boolean {
  return operation.parameters.some(({ name }) => name === 'mallId');
}

/** Signing out needs no more than the signature. */
function isOpenToExpired({ access }: Operation): boolean {
  return access === 'expired member';
}

/** As the request names it, not yet checked. */
export function bearerOf(request: Request): string | null {
  return /^Bearer +(\S+)$/iu.exec(request.get('authorization') ?? '')?.[1] ?? null;
}
