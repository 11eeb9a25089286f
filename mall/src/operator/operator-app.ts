import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import { timingSafeEqual } from 'node:crypto';
import type { MallContext } from '../context.ts';
import { success } from '../http/envelope.ts';
import { answerError, refuseUnknownPath } from '../http/error-handler.ts';
import { FileResponse, sendFile } from '../http/file-response.ts';
import { idempotencyHeader } from '../http/openapi-document.ts';
import { forbidden, notSignedIn } from '../http/refusal.ts';
import { requestLog, setOperation } from '../http/request-log.ts';
import { isAtThisMachine, isLoopback } from '../http/this-machine.ts';
import { checkDeskKeys, countWrongDeskKey } from '../security/rate-limits.ts';
import { toDts } from '../wire/dts.ts';
import { recordLook, writeOnce } from './books.ts';
import { deskRouter } from './desk.ts';
import { decideOperator, type OperatorCaller } from './decide-operator.ts';
import { operatorHandlers } from './handlers.ts';
import type { Found, Operator, OperatorCall, OperatorId, Read, Write } from './operator-call.ts';
import {
  addKey,
  beginSession,
  csrfTokenOf,
  endSession,
  findByKey,
  findBySession,
  listKeys,
  revokeKey,
} from './operator-keys.ts';
import { acceptedKeys } from '../keys.ts';
import { operatorOperations, type OperatorOperation } from './operator-document.ts';

const cookieName = 'desk';
const csrfHeader = 'X-Csrf-Token';

/** The operator's door as an Express application of its own. `host`: where its port listens. */
export function createOperatorApp(context: MallContext, host: string): Express {
  const app = express();
  app.disable('x-powered-by').set('etag', false).set('query parser', 'simple');
  app.set('trust proxy', context.settings.trustProxy);
  app.use(...requestLog(context.log, context.metrics.onAnswer));
  app.use(refusePlainHttp(isLoopback(host)));
  app.use((_request, response, next) => {
    response.set({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Referrer-Policy': 'no-referrer',
    });
    next();
  });
  app.get('/health', (_request, response) => void response.json(success({ status: 'ok' })));
  app.use(express.json({ limit: '1mb' }));
  for (const operation of operatorOperations()) {
    const path = operation.path.replaceAll(/\{(\w+)\}/gu, ':$1');
    app[operation.method](path, serve(context, operation));
  }
  app.use(deskRouter());
  app.use(refuseUnknownPath);
  app.use(answerError);
  return app;
}

/** Beyond this machine the door opens behind TLS alone, which the proxy in front of it names. */
function refusePlainHttp(isLocal: boolean): RequestHandler {
  return (request, _response, next) => {
    if (!isLocal && !request.secure) throw forbidden('암호화된 연결(https)로 접속해주세요.');
    next();
  };
}

type Caller = OperatorCaller & { operator: Operator | null };

function serve(context: MallContext, operation: OperatorOperation): RequestHandler {
  return async (request, response) => {
    setOperation(response, operation.id);
    const caller = await findCaller(context, request);
    const refusal = decideOperator(operation.roles, caller);
    if (refusal === 'SIGNED_OUT') throw notSignedIn();
    if (refusal) throw forbidden(refusal === 'FORGED' ? '화면을 새로고침해주세요.' : '이 키로는 할 수 없는 일이에요.');
    const call: OperatorCall = { ...operation.check(request), operator: caller?.operator ?? null };
    const data = await answer(context, operation, call, request, response);
    if (data instanceof FileResponse) sendFile(response, data);
    else response.json(success(data));
  };
}

async function answer(
  context: MallContext,
  operation: OperatorOperation,
  call: OperatorCall,
  request: Request,
  response: Response,
): Promise<unknown> {
  const { id } = operation;
  if (id in sessionCalls)
    return sessionCalls[id as keyof typeof sessionCalls](context, call as never, request, response);
  const { operator } = call;
  if (!operator) throw notSignedIn();
  const handler = operatorHandlers[id as keyof typeof operatorHandlers] as Read<OperatorId> | Write<OperatorId>;
  if (typeof handler === 'function') {
    const { data, people = [] }: Found = await handler(context, call);
    if (operation.isLook) await recordLook(context, operator, id, people);
    return data;
  }
  return writeOnce(context, {
    operator,
    operation: id,
    target: Object.values(request.params).map(String)[0] ?? null,
    idempotencyKey: request.get(idempotencyHeader) ?? '',
    body: request.body ?? null,
    words: handler.words?.(call) ?? null,
    picture: (context, answer) => handler.picture(context, call, answer),
    act: (context) => handler.act(context, call),
  });
}

/** Null: no key and no session, or one that is not valid. Throws 1429 for an address with too many wrong keys. */
async function findCaller(context: MallContext, request: Request): Promise<Caller | null> {
  const key = /^Bearer (\S+)$/u.exec(request.get('authorization') ?? '')?.[1];
  if (key !== undefined) return callerOfKey(context, request, key);
  const token = cookieOf(request);
  const operator = token === undefined ? null : await findBySession(context, token);
  if (!operator || token === undefined) return null;
  const isChange = request.method !== 'GET';
  const isForged = isChange && !isEqual(request.get(csrfHeader) ?? '', csrfTokenOf(token));
  return { operator, role: operator.roleCd, isForged };
}

async function callerOfKey(context: MallContext, request: Request, key: string): Promise<Caller | null> {
  await checkDeskKeys(context, request.ip ?? '');
  const ofMachine = acceptedKeys(context.keys.operator).some((each) =>
    isEqual(key, Buffer.from(each).toString('base64url')),
  );
  if (ofMachine && isAtThisMachine(request)) return { operator: null, role: 'MACHINE', isForged: false };
  const operator = await findByKey(context, key);
  if (!operator) await countWrongDeskKey(context, request.ip ?? '');
  return operator && { operator, role: operator.roleCd, isForged: false };
}

function cookieOf(request: Request): string | undefined {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`, 'u').exec(request.get('cookie') ?? '')?.[1];
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function shownOperator({ keyNm, roleCd, endDts, deskToken }: Operator) {
  return { keyNm, roleCd, endDts: toDts(endDts), csrfToken: deskToken && csrfTokenOf(deskToken) };
}

const sessionCalls = {
  async beginDesk(context: MallContext, { body }: OperatorCall<'beginDesk'>, request: Request, response: Response) {
    const caller = await callerOfKey(context, request, body.key);
    if (!caller?.operator) throw notSignedIn();
    const { token, maxAge } = await beginSession(context, caller.operator);
    response.cookie(cookieName, token, { ...cookieOptions(request), maxAge });
    return shownOperator({ ...caller.operator, deskToken: token });
  },
  getDesk: async (_context: MallContext, { operator }: OperatorCall<'getDesk'>) => operator && shownOperator(operator),
  async endDesk(context: MallContext, { operator }: OperatorCall<'endDesk'>, request: Request, response: Response) {
    if (operator?.deskToken) await endSession(context, operator.deskToken);
    response.clearCookie(cookieName, cookieOptions(request));
    return null;
  },
  listKeys: (context: MallContext) => listKeys(context),
  addKey: (context: MallContext, { body }: OperatorCall<'addKey'>) => addKey(context, body),
  revokeKey: (context: MallContext, { params }: OperatorCall<'revokeKey'>) => revokeKey(context, params.keyNo),
};

function cookieOptions(request: Request) {
  return { httpOnly: true, sameSite: 'strict', secure: request.secure, path: '/' } as const;
}
