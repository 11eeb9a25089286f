import { ApolloLink } from '@apollo/client';
import { isMutationOperation } from '@apollo/client/utilities';
import { from, Observable } from 'rxjs';
import { NetworkError } from '../../shared/errors/network-error.ts';
import type { SessionStore, StoredSession, TokenPair } from '../../shop/session/session-store.ts';
import { reloadOnce } from '../old-chunk.ts';
import { metaOf, withoutUndefined } from '../../shared/query/operation-meta.ts';

/** An operation for the gateway: the hash of a trusted document, with variables. */
interface Operation {
  documentId: string;
  operationName: string;
  variables: Record<string, unknown>;
}

/**
 * Sends operations to the gateway by the hash of their trusted document. When the gateway no longer has that hash after
 * a deploy, the page reloads. Visitors' queries use GET, so that HTTP caches can store them, unless they are too long for an
 * address. Everything else uses POST, and a member's operations carry the bearer token.
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
        const request: Operation = {
          documentId: metaOf(operation.query).hash,
          operationName: operation.operationName ?? '',
          variables: withoutUndefined(operation.variables),
        };
        const {
          keepalive = false,
          checkToken,
          session,
        } = operation.getContext() as {
          keepalive?: boolean;
          checkToken?: string;
          session?: TokenPair;
        };
        const response = execute(request, isMutationOperation(operation.query), {
          sessions,
          send,
          signal: leaving.signal,
          keepalive,
          checkToken,
          session,
          reload,
        });
        const reading = from(response).subscribe(observer);
        return () => {
          reading.unsubscribe();
          leaving.abort();
        };
      }),
  );
}

interface Transport {
  sessions: SessionStore;
  send: typeof fetch;
  /** Undefined: the request is not aborted when its caller unsubscribes. */
  signal: AbortSignal | undefined;
  /** Whether it is sent even if the document is left (`keepalive`). */
  keepalive: boolean;
  /** Reloads the page; false if it was reloaded a moment ago. */
  reload: () => boolean;
  /** A session that is not kept, in whose name this one operation is sent. It is young, so it is never renewed. */
  session: TokenPair | undefined;
  /** The token that opens member information. */
  checkToken: string | undefined;
}

async function execute(operation: Operation, isMutation: boolean, transport: Transport): Promise<ApolloLink.Result> {
  const { sessions } = transport;
  if (transport.session) return fetchResult(toRequest(operation, isMutation, transport.session), transport);
  const { generation } = sessions;
  const session = sessions.read();
  if (!session) return fetchResult(toRequest(operation, isMutation), transport);
  // Sent as the page is left: signing out takes an expired token too.
  if (transport.keepalive) return fetchResult(toRequest(operation, isMutation, session), transport);
  if (!sessions.isDue(session)) {
    const result = await executeAs(session, false);
    if (!isRefused(result)) return result;
    // By the mall's or gateway's clock the token has expired, by ours it has not: renew it and retry once.
  }
  const renewal = await import('../../shop/session/renew-once.ts').catch(() => null); // gone after a deploy
  const result = await (renewal ? renewal.sendWithOneRenewal(sessions, session, executeAs) : executeAs(session, true));
  if (isRefused(result)) sessions.clear('expired');
  return result;

  async function executeAs(member: StoredSession, renews: boolean): Promise<ApolloLink.Result> {
    // A refresh spends the token, so its response is awaited even when the caller has gone.
    const result = await fetchResult(
      toRequest(operation, isMutation, member, renews, transport.checkToken),
      renews ? { ...transport, signal: undefined } : transport,
    );
    // The member signed out meanwhile: the next person must not see their data.
    if (generation !== sessions.generation) throw new NetworkError({ wasCancelled: true });
    sessions.takeFrom(result, member);
    return result;
  }
}

interface Sent extends RequestInit {
  headers: Record<string, string>;
}

function toRequest(
  operation: Operation,
  isMutation: boolean,
  member?: TokenPair,
  renews = false,
  checkToken?: string,
): [string, Sent] {
  const address = `/graphql?${inAddress(operation)}`;
  if (!member && !isMutation && address.length <= longestAddress) return [address, { headers: { accept } }];
  const headers: Record<string, string> = { accept, 'content-type': 'application/json' };
  if (member) headers.authorization = `Bearer ${member.accessToken}`;
  if (member && renews) headers['x-refresh-token'] = member.refreshToken;
  if (checkToken !== undefined) headers['x-check-token'] = checkToken;
  return ['/graphql', { method: 'POST', headers, body: JSON.stringify(operation) }];
}

const accept = 'application/graphql-response+json, application/json';
/** Servers and proxies cut the connection of a longer one, often before they say why. */
const longestAddress = 7_000;

function inAddress({ documentId, operationName, variables }: Operation): URLSearchParams {
  return new URLSearchParams({ documentId, operationName, variables: JSON.stringify(variables) });
}

async function fetchResult(
  [address, init]: [string, Sent],
  { send, signal, keepalive, reload }: Transport,
): Promise<ApolloLink.Result> {
  try {
    const response = await send(address, {
      ...init,
      ...(signal ? { signal } : {}),
      credentials: 'same-origin',
      ...(keepalive ? { keepalive } : {}),
    });
    const result: unknown = await response.json();
    if (isResult(result)) {
      if (isOfOtherBuild(result) && reload()) await new Promise<never>(() => {}); // the page reloads
      return result;
    }
  } catch (error) {
    throw new NetworkError({ cause: error, wasCancelled: signal?.aborted ?? false });
  }
  throw new NetworkError();
}

function isResult(value: unknown): value is ApolloLink.Result {
  return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value);
}

/** The gateway does not have this build's operations. */
function isOfOtherBuild({ errors }: ApolloLink.Result): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}

/** The access token is no longer valid; the session may still be. */
function isRefused({ errors }: ApolloLink.Result): boolean {
  return (
    errors?.some(
      ({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || extensions?.code === 'ACCESS_TOKEN_EXPIRED',
    ) ?? false
  );
}
