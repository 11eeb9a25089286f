import type { Request } from 'express';
import type { MallContext } from '../../context.ts';
import { findMall } from '../malls/mall.queries.ts';
import { loadCaller } from './callers.ts';
import type { Call, Caller } from '../../http/call.ts';
import type { Operation } from '../../http/openapi-document.ts';
import { forbidden, invalid, notFound, notSignedIn } from '../../http/refusal.ts';

/** The caller, as far as the operation requires one. Throws 1401 or 1403 before the request is parsed further. */
export async function findCaller(context: MallContext, operation: Operation, request: Request): Promise<Caller | null> {
  if (operation.access === 'visitor') return null;
  const token = bearerOf(request);
  if (token === null && operation.access === 'either') return null;
  if (token === null) throw notSignedIn();
  const caller = await loadCaller(context, token, { expiredToo: operation.access === 'expired member' });
  if (!caller) throw notSignedIn();
  if (takesMallId(operation)) allowMall(caller, request.query['mallId']);
  allowCaller(operation, caller);
  return caller;
}

/** Parameters and body of any operation. */
interface Fields {
  params: Readonly<Record<string, unknown>>;
  body: Readonly<Record<string, unknown>>;
}

/** The mall of the call: the caller's own, or the one that a visitor named. */
export async function findShop(
  context: MallContext,
  operation: Operation,
  caller: Caller | null,
  { params, body }: Fields,
): Promise<Pick<Call, 'mallId' | 'salesType'>> {
  if (caller) {
    allowMall(caller, operation.access === 'either' ? body['mallId'] : undefined);
    return caller;
  }
  const named = params['mallId'] ?? body['mallId'];
  if (typeof named !== 'string') {
    if (operation.access === 'either') throw invalid([{ field: 'mallId', reason: '필수 항목이에요.' }]);
    return { mallId: '', salesType: null };
  }
  const mall = await findMall(context.db, named);
  if (!mall) throw notFound('쇼핑몰을');
  allowSalesType(operation, mall.mallSalesType);
  return { mallId: mall.mallId, salesType: mall.mallSalesType };
}

function takesMallId(operation: Operation): boolean {
  return operation.parameters.some(({ name }) => name === 'mallId');
}

function allowMall(caller: Caller, named: unknown): void {
  if (typeof named === 'string' && named !== caller.mallId) throw forbidden('다른 쇼핑몰의 로그인 정보예요.');
}

function allowCaller(operation: Operation, caller: Caller): void {
  allowSalesType(operation, caller.salesType);
  if (caller.tmpPwdYn === 'Y' && !operation.openToTemporaryPassword) {
    throw forbidden('임시비밀번호 발급 후 무조건 비밀번호 변경해야합니다.');
  }
}

function allowSalesType(operation: Operation, salesType: string): void {
  if (operation.allowedSalesTypes?.has(salesType) === false) throw forbidden('이 쇼핑몰에서는 이용할 수 없어요.');
}

/** As the request names it, not yet checked. */
export function bearerOf(request: Request): string | null {
  return /^Bearer +(\S+)$/iu.exec(request.get('authorization') ?? '')?.[1] ?? null;
}
