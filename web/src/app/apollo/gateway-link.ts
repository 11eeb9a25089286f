import { ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { from, Observable } from 'rxjs';
import { NetworkError } from '../../shared/errors/network-error.ts';
import type { SessionStore, StoredSession } from '../../shared/session/session-store.ts';
import { reloadOnce } from '../old-chunk.ts';
import { metaOf, withoutUndefined } from '../../shared/query/operation-meta.ts';

interface Question {
  documentId: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * Asks the gateway by the id of a trusted operation; no text travels. A page whose ids are gone after a deploy is opened afresh. What any visitor may know goes by GET, so that
 * caches on the way can keep it; everything else by POST, a member's questions with the bearer token.
 */
export function gatewayLink(
  sessions: SessionStore,
  send: typeof fetch = (...request) => fetch(...request),
  reload = reloadOnce,
): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable<ApolloLink.Result>((observer) => {
        const leaving = new AbortController();
        const question: Question = {
          documentId: metaOf(operation.query).hash,
          operationName: operation.operationName ?? '',
          variables: withoutUndefined(operation.variables),
        };
        const { keepalive = false, checkToken } = operation.getContext() as {
          keepalive?: boolean;
          checkToken?: string;
        };
        const answer = ask(question, isMutationOperation(operation.query), {
          sessions,
          send,
          signal: leaving.signal,
          keepalive,
          checkToken,
          reload,
        });
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
  /** Undefined: it goes on though nobody waits any more. */
  signal: AbortSignal | undefined;
  /** Whether it is to be sent to its end though the document is left. */
  keepalive: boolean;
  /** Opens the page afresh; false where that was tried a moment ago. */
  reload: () => boolean;
  /** Opens member information. */
  checkToken: string | undefined;
}

async function ask(question: Question, isMutation: boolean, way: Way): Promise<ApolloLink.Result> {
  const { sessions } = way;
  const { generation } = sessions;
  const session = sessions.read();
  if (!session) return answerTo(request(question, isMutation), way);
  // A last word needs no new pair: signing out takes a token that has ended.
  if (way.keepalive) return answerTo(request(question, isMutation, session), way);
  if (!sessions.isDue(session)) {
    const answer = await askAs(session, false);
    if (!isRefused(answer)) return answer;
    // The mall, or the gateway's clock, judged the token before ours did: once more, with what renews it.
  }
  const turns = await import('../../shared/session/in-turn.ts').catch(() => null); // gone after a deploy
  const answer = await (turns ? turns.askInTurn(sessions, session, askAs) : askAs(session, true));
  if (isRefused(answer)) sessions.clear('expired');
  return answer;

  async function askAs(member: StoredSession, renews: boolean): Promise<ApolloLink.Result> {
    // The answer to a token that is spent by asking is waited for, whoever has left meanwhile.
    const answer = await answerTo(
      request(question, isMutation, member, renews, way.checkToken),
      renews ? { ...way, signal: undefined } : way,
    );
    // Somebody signed out meanwhile: what is theirs is not for whoever comes next.
    if (generation !== sessions.generation) throw new NetworkError({ wasCancelled: true });
    sessions.takeFrom(answer, member);
    return answer;
  }
}

function request(
  question: Question,
  isMutation: boolean,
  member?: StoredSession,
  renews = false,
  checkToken?: string,
): [string, RequestInit] {
  if (!member && !isMutation) return [`/graphql?${inAddress(question)}`, { headers: { accept } }];
  const headers: Record<string, string> = { accept, 'content-type': 'application/json' };
  if (member) headers.authorization = `Bearer ${member.accessToken}`;
  if (member && renews) headers['x-refresh-token'] = member.refreshToken;
  if (checkToken !== undefined) headers['x-check-token'] = checkToken;
  return ['/graphql', { method: 'POST', headers, body: JSON.stringify(question) }];
}

const accept = 'application/graphql-response+json, application/json';

function inAddress({ documentId, operationName, variables }: Question): URLSearchParams {
  return new URLSearchParams({ documentId, operationName, variables: JSON.stringify(variables) });
}

async function answerTo(
  [address, init]: [string, RequestInit],
  { send, signal, keepalive, reload }: Way,
): Promise<ApolloLink.Result> {
  try {
    const response = await send(address, {
      ...init,
      ...(signal ? { signal } : {}),
      credentials: 'same-origin',
      ...(keepalive ? { keepalive } : {}),
    });
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return isOfOtherBuild(answer) && reload() ? await new Promise<never>(() => {}) : answer; // the page is about to go
  } catch (error) {
    throw new NetworkError({ cause: error, wasCancelled: signal?.aborted ?? false });
  }
  throw new NetworkError();
}

function isAnswer(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** The gateway does not know this build's operations. */
function isOfOtherBuild({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}

/** The access token serves no more; the session may go on. */
function isRefused({ errors }: ApolloLink.Result): boolean {
  return (
    errors?.some(
      ({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || extensions?.code === 'ACCESS_TOKEN_EXPIRED',
    ) ?? false
  );
}
