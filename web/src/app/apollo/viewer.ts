import type { NormalizedCacheObject } from '@apollo/client';
import {
  ViewerNameDocument,
  type ViewerNameQuery,
  type ViewerNameQueryVariables,
} from '../../__generated__/graphql.ts';
import { metaOf } from '../../shared/query/operation-meta.ts';
import { memberOf } from '../../shop/session/access-token.ts';
import { sessionKey } from '../../shop/session/session-store.ts';
import type { BrowserServices } from '../browser-services.ts';

type Services = Pick<BrowserServices, 'client' | 'sessions'>;

interface Remembered {
  member: unknown;
  data: ViewerNameQuery;
  receivedAt: number;
}

/**
 * Who the member is, for the next document of this tab: it need not ask again while that is fresh. Before the first query
 * of the document.
 */
export function rememberViewer({ client, sessions }: Services): void {
  const mallUrl = sessions.key?.slice(sessionKey('').length) ?? '';
  const key = `${sessions.key}.viewer`;
  const about = { query: ViewerNameDocument, variables: { mallUrl } };
  restoreViewer({ client, sessions }, key, about);
  client.cache.watch<ViewerNameQuery>({
    ...about,
    optimistic: false,
    callback: ({ complete, result }) => {
      const sender = sessions.read();
      if (complete && result?.viewer && sender)
        write(key, { member: memberOf(sender), data: result as ViewerNameQuery, receivedAt: Date.now() });
    },
  });
  sessions.subscribe((change) => {
    if (change !== 'renewed' && change !== 'joined') write(key, null);
  });
}

interface ViewerOperation {
  query: typeof ViewerNameDocument;
  variables: ViewerNameQueryVariables;
}

/** A function of its own: the listeners above live as long as the document, and with them all that was in scope there. */
function restoreViewer({ client, sessions }: Services, key: string, { query, variables }: ViewerOperation): void {
  const remembered = read(key);
  const session = sessions.read();
  if (!remembered || !session || remembered.member !== memberOf(session)) return;
  const { data, receivedAt } = remembered;
  client.writeQuery({ query, variables, data });
  const operations = [{ documentId: metaOf(query).hash, variables }];
  client.rehydrate({ cache: client.cache.extract() as NormalizedCacheObject, operations }, () => receivedAt);
}

function read(key: string): Remembered | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Remembered | null;
  } catch {
    return null; // storage is blocked
  }
}

function write(key: string, remembered: Remembered | null): void {
  try {
    if (remembered === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(remembered));
  } catch {
    // Storage is full or blocked: the next document sends the query.
  }
}
