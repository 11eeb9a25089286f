import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { codeOf, formatError } from '../errors/format-error.ts';
import { isExpectedCode } from '../errors/expected-codes.ts';
import { isRefusal } from '../errors/mall-error.ts';
import { shopperError } from '../errors/shopper-error.ts';
import { mallLoaders } from '../features/mall/mall.loaders.ts';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import { refusalType, varyOfResponses } from '../graphql/response-headers.ts';
import type { ErrorListener } from '../graphql/response-rules.ts';
import type { AdmissionControl } from '../http/admission-control.ts';
import type { Refuse } from '../http/refusal.ts';
import { metadataWithin } from '../http/request-metadata.ts';
import { errorForLog } from '../log.ts';
import type { GatewayContext } from '../request/context.ts';
import { createContext, type Shared } from '../request/create-context.ts';
import type { FileLimit } from '../session/file-limit.ts';
import { fileClock } from './file-clock.ts';
import { incomingFile, UploadRefused, type IncomingFile, type UploadFault } from './incoming-file.ts';
import type { MallFiles, OutgoingFile } from './mall-files.ts';

export interface FileRoutesParts {
  shared: Shared;
  files: MallFiles;
  limit: FileLimit;
  admission: AdmissionControl;
  onError: ErrorListener;
}

/** Header of a renewed pair of tokens: a file has no `extensions` to put it into. */
const sessionHeader = 'x-session';

/** Middleware adds five listeners to a response and `pipeline` seven, once each: Node warns of a leak from eleven on. */
const mostListeners = 16;

type Work = (request: Request, response: Response, context: GatewayContext) => Promise<void>;

/** Handles a request for a file, with its own clock. Errors have the shape of GraphQL's. */
export function fileHandler({ shared, onError }: FileRoutesParts, refuse: Refuse): (work: Work) => RequestHandler {
  const { ANSWER_MS, FILE_MS } = shared.settings;
  return (work) => async (request, response) => {
    response.set({ 'cache-control': 'no-store', vary: varyOfResponses });
    const clock = fileClock(request, { stallMs: ANSWER_MS, longestMs: FILE_MS });
    const context = createContext(shared, metadataWithin(request, response, clock));
    try {
      await work(request, response, context);
    } catch (error) {
      sendError(error, response, context, { refuse, onError });
    }
  };
}

/** Sends on the file of a form while it arrives. Of two faults that of the form is thrown, since it says more. */
export async function passOn<Kept>(
  request: Request,
  context: GatewayContext,
  send: (file: IncomingFile) => Promise<Kept>,
): Promise<Kept> {
  const file = await incomingFile(request, context.caller.signal);
  const failed = new Promise<never>((_resolve, reject) => void file.ended.catch(reject));
  return Promise.race([failed, send(file)]);
}

/**
 * Lets members of the mall in that the address names, with a pair that is good for a while: a file cannot be sent twice. Returns
 * the bearer. `check` throws for a mall that does not offer it.
 */
export async function enter(
  request: Request,
  context: GatewayContext,
  check: (mall: MallModel) => void = () => undefined,
): Promise<string> {
  const { mallApi, visitor } = context;
  const mall = await mallLoaders(context).named(String(request.query['mallUrl'] ?? ''));
  check(mall);
  await context.refreshSessionIfDue();
  if (visitor.bearer === null || !mallApi.isMemberOf(mall.number)) throw shopperError('UNAUTHENTICATED');
  return visitor.bearer;
}

/** Once more with a new pair, if the mall says that the token has expired. */
export async function fetchAs(context: GatewayContext, fetch: () => Promise<OutgoingFile>): Promise<OutgoingFile> {
  try {
    return await fetch();
  } catch (error) {
    if (!isRefusal(error, '1401') || context.visitor.session !== null || !(await context.visitor.refresh()))
      throw error;
    return fetch();
  }
}

export function callerOf({ caller, visitor }: GatewayContext) {
  return { ...caller, bearer: visitor.bearer };
}

export function tellSession(response: Response, { visitor: { session } }: GatewayContext): void {
  if (session === null) return;
  const { accessToken, refreshToken, expiresAt } = session;
  response.set(sessionHeader, JSON.stringify({ accessToken, refreshToken, expiresAt }));
}

export async function sendFile(response: Response, { type, disposition, length, stream }: OutgoingFile): Promise<void> {
  response.set({
    'content-type': type,
    'content-disposition': disposition,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...(length !== null && { 'content-length': length }),
  });
  response.setMaxListeners(mostListeners);
  await pipeline(stream, response);
}

const tooLarge = '파일이 너무 커요. 한 파일은 5MB까지 올릴 수 있어요. 더 작은 파일을 선택해 주세요.';

const uploadFaults: Readonly<Record<UploadFault, [status: number, message: string, userMessage?: string]>> = {
  'no-form': [415, 'A file is sent as multipart/form-data.'],
  'no-file': [400, 'The form has no file.'],
  'too-many-parts': [400, 'The form must have one part, the file: what it is for stands in the address.'],
  'too-large': [413, 'A file may have 5 MB (5 x 1024 x 1024 bytes).', tooLarge],
  'broken-off': [400, 'The form broke off.'],
  stalled: [408, 'The form stopped arriving.'],
};

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  ACCESS_TOKEN_EXPIRED: 401,
  SESSION_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  MALL_REFUSED: 409,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  MALL_UNREACHABLE: 502,
  MALL_BAD_ANSWER: 502,
  MALL_FAULT: 502,
  MALL_TIMEOUT: 504,
};

interface Telling {
  refuse: Refuse;
  onError: ErrorListener;
}

function sendError(error: unknown, response: Response, context: GatewayContext, { refuse, onError }: Telling): void {
  const { requestId, log } = context;
  if (response.headersSent) {
    response.destroy();
    return;
  }
  tellSession(response, context);
  if (error instanceof UploadRefused) {
    const [status, message, userMessage] = uploadFaults[error.fault];
    refuse(response, status, 'BAD_INPUT', message, userMessage);
    return;
  }
  const told = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error });
  const code = codeOf(told);
  onError(code);
  if (!isExpectedCode(code)) log.error({ requestId, code, error: errorForLog(error) }, 'failed');
  const formatted = formatError({ message: told.message, extensions: told.extensions }, told);
  const retryAfter = isRefusal(error) ? error.retryAfter : formatted.extensions?.['retryAfter'];
  if (typeof retryAfter === 'number') response.set('retry-after', String(retryAfter));
  response
    .status(statuses[code] ?? 500)
    .type(refusalType(response.req.headers.accept))
    .json({ errors: [formatted] });
}
