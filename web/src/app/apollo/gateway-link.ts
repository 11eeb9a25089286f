import { ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { from, Observable } from 'rxjs';
import { NetworkError } from '../../shared/errors/network-error.ts';
import type { SessionStore } from '../../shared/session/session-store.ts';
import { metaOf, withoutUndefined } from './operation-meta.ts';

interface Question {
  operationName: string;
  variables: Record<string, unknown>;
  extensions: { persistedQuery: { version: 1; sha256Hash: string } };
}

/**
 * Asks the gateway by the id of a trusted operation; no text travels. What any visitor may know goes by GET, so that
 * caches on the way can keep it; everything else by POST, a member's questions with the bearer token.
 */
export function gatewayLink(sessions: SessionStore, send: typeof fetch = (...request) => fetch(...request)): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const leaving = new AbortController();
        const question: Question = {
          operationName: operation.operationName ?? '',
          variables: withoutUndefined(operation.variables),
          extensions: { persistedQuery: { version: 1, sha256Hash: metaOf(operation.query).hash.replace(/^sha256:/, '') } },
        };
        const keepalive = operation.getContext().keepalive === true;
        const answer = ask(question, isMutationOperation(operation.query), { sessions, send, signal: leaving.signal, keepalive });
        const reading = from(answer).subscribe(observer);
        return () => {
          reading.unsubscribe();
          leaving.abort();
        };
      }),
  );
}

interface Way {
  sessions: SessionStore;
  send: typeof fetch;
  signal: AbortSignal;
  /** Whether it is to be sent to its end though the document is left. */
  keepalive?: boolean;
}

async function ask(question: Question, isMutation: boolean, way: Way): Promise<ApolloLink.Result> {
  const { sessions } = way;
  const session = sessions.read();
  const first = await answerTo(request(question, isMutation, session?.accessToken, sessions.refreshTokenToShow()), way);
  sessions.takeFrom(first);
  if (!session || !isRefused(first)) return first;
  // The gateway's clock judged the token before ours did: once more, with what renews it.
  const refreshToken = sessions.read()?.refreshToken;
  const second = await answerTo(request(question, isMutation, sessions.read()?.accessToken, refreshToken), way);
  sessions.takeFrom(second);
  return second;
}

function request(question: Question, isMutation: boolean, accessToken: string | undefined, refreshToken: string | undefined): [string, RequestInit] {
  if (!accessToken && !isMutation) return [`/graphql?${inAddress(question)}`, { headers: { accept, 'apollo-require-preflight': '1' } }];
  const headers: Record<string, string> = { accept, 'content-type': 'application/json' };
  if (accessToken) headers.authorization = `Bearer ${accessToken}`;
  if (refreshToken) headers['x-refresh-token'] = refreshToken;
  return ['/graphql', { method: 'POST', headers, body: JSON.stringify(question) }];
}

const accept = 'application/graphql-response+json, application/json';

function inAddress({ operationName, variables, extensions }: Question): URLSearchParams {
  return new URLSearchParams({ operationName, variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) });
}

async function answerTo([address, init]: [string, RequestInit], { send, signal, keepalive = false }: Way): Promise<ApolloLink.Result> {
  try {
    const response = await send(address, { ...init, signal, credentials: 'same-origin', ...(keepalive ? { keepalive } : {}) });
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return answer;
  } catch (error) {
    throw new NetworkError({ cause: error, wasCancelled: signal.aborted });
  }
  throw new NetworkError();
}

function isAnswer(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

function isRefused({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;
}
