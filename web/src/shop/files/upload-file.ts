import { NetworkError } from '../../shared/errors/network-error.ts';
import { sendWithOneRenewal } from '../session/renew-once.ts';
import type { SessionStore, StoredSession } from '../session/session-store.ts';
import { UploadRefused, type FileRules } from './file-rules.ts';

export interface Upload {
  /** Address and query. */
  path: string;
  rules: FileRules;
  file: File;
  /** The same for each try to send this very file. */
  idempotencyKey: string;
  sessions: SessionStore;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** What the gateway sends of a file. */
export interface UploadedFile {
  number: string;
  /** Of a spreadsheet: what it hides. */
  hidden?: unknown;
  /** Of mended rows: how many took their place. */
  replacedCount?: unknown;
}

interface Answer {
  status: number;
  body: {
    number?: unknown;
    hidden?: unknown;
    replacedCount?: unknown;
    errors?: readonly {
      message?: unknown;
      extensions?: Record<string, unknown> & { fields?: readonly { reason?: unknown }[] };
    }[];
  };
  session: unknown;
}

/**
 * Uploads a member's file (docs/clients.md, Files) and returns its number. Throws UploadRefused if the mall refuses it,
 * and NetworkError if the result is unknown: the same key may then be sent again.
 */
export async function uploadFile(upload: Upload): Promise<string> {
  return (await uploadAndRead(upload)).number;
}

/** As `uploadFile`, with all that the gateway sends of the file. */
export async function uploadAndRead(upload: Upload): Promise<UploadedFile> {
  const { sessions } = upload;
  const session = sessions.read();
  if (!session) throw new NetworkError({ wasCancelled: true });
  const sendAs = async (member: StoredSession, renews: boolean) => {
    const answer = await send(upload, member, renews);
    sessions.takeFrom({ extensions: { session: answer.session }, errors: answer.body.errors ?? [] }, member);
    return answer;
  };
  if (!sessions.isDue(session)) {
    const answer = await sendAs(session, false);
    if (!isUnauthenticated(answer)) return uploaded(answer, upload.rules);
    // The mall's or the gateway's clock found the token expired before ours did: renew it and send once more.
  }
  return uploaded(await sendWithOneRenewal(sessions, session, sendAs), upload.rules);
}

/** By XMLHttpRequest: `fetch` reports no upload progress. */
function send(
  { path, file, idempotencyKey, onProgress, signal }: Upload,
  { accessToken, refreshToken }: StoredSession,
  renews: boolean,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.setRequestHeader('authorization', `Bearer ${accessToken}`);
  request.setRequestHeader('x-idempotency-key', idempotencyKey);
  if (renews) request.setRequestHeader('x-refresh-token', refreshToken);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () =>
    resolve({
      status: request.status,
      body: toObject(request.responseText),
      session: toObject(request.getResponseHeader('x-session') ?? 'null'),
    }),
  );
  const fail = () => reject(new NetworkError({ wasCancelled: signal.aborted }));
  for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail);
  signal.addEventListener('abort', () => request.abort());
  const form = new FormData();
  form.append('file', file);
  if (signal.aborted) fail();
  else request.send(form);
  return promise;
}

function uploaded({ status, body }: Answer, rules: FileRules): UploadedFile {
  const { number, hidden, replacedCount } = body;
  if (status === 200 && typeof number === 'string') return { number, hidden, replacedCount };
  if (status === 413) throw new UploadRefused(rules.tooLarge);
  if (status === 415) throw new UploadRefused(rules.wrongType);
  const { message, extensions } = body.errors?.[0] ?? {};
  // What is wrong with the file says more than that something is.
  const words = [extensions?.fields?.[0]?.reason, extensions?.userMessage, message].find(
    (text) => typeof text === 'string' && /\p{sc=Hangul}/u.test(text),
  );
  if (status >= 500 || status === 0) throw new NetworkError();
  throw new UploadRefused(typeof words === 'string' ? words : rules.failed, { isRepeatable: status === 429 });
}

/** The access token is no longer valid; the session may still be. */
function isUnauthenticated({ body: { errors = [] } }: Answer): boolean {
  return errors.some(
    ({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || extensions?.code === 'ACCESS_TOKEN_EXPIRED',
  );
}

function toObject(text: string): Record<string, never> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, never>) : {};
  } catch {
    return {};
  }
}
