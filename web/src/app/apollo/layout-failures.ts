import type { ApolloLink, DocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client';
import { MallShellDocument, ShellPopupsDocument } from '../../__generated__/graphql.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { metaOf } from '../../shared/query/operation-meta.ts';

/** Reported elsewhere: by a sign-in, by a separate notice, or not at all because the shopper has left. */
const saidElsewhere: ReadonlySet<string | null> = new Set([
  'ACCESS_TOKEN_EXPIRED',
  'SESSION_EXPIRED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CANCELLED',
]);

/**
 * Parts of a mall's layout that failed to load (specification section 8), until the shopper has read the alert. A part
 * is reported again only after it has loaded in between.
 */
export class LayoutFailures {
  readonly #listeners = new Set<() => void>();
  readonly #failed = new Map<string, { text: string; wasRead: boolean }>();
  #unread: string | null = null;

  /** Text for one alert, a line for each kind of failure; null: nothing to report. */
  get unread(): string | null {
    return this.#unread;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  noteResult(document: DocumentNode, errors: ApolloLink.Result['errors']): void {
    if (!isPartOfLayout(document)) return;
    if (errors?.length) this.noteFailure(document, new CombinedGraphQLErrors({ errors }));
    else if (this.#failed.delete(metaOf(document).hash)) this.#tell();
  }

  noteFailure(document: DocumentNode, error: unknown): void {
    const { hash } = metaOf(document);
    if (!isPartOfLayout(document) || this.#failed.has(hash)) return;
    if (error instanceof NetworkError && error.wasCancelled) return;
    const { code, message } = describeError(error, fallbackOf(document));
    if (saidElsewhere.has(code)) return;
    this.#failed.set(hash, { text: message, wasRead: false });
    this.#tell();
  }

  read(): void {
    for (const failure of this.#failed.values()) failure.wasRead = true;
    this.#tell();
  }

  #tell(): void {
    const texts = [...this.#failed.values()].filter(({ wasRead }) => !wasRead).map(({ text }) => text);
    this.#unread = texts.length > 0 ? [...new Set(texts)].join('\n') : null;
    for (const listener of this.#listeners) listener();
  }
}

/** Data that are cached as long as the mall itself. A separate page reports their failure. */
function isPartOfLayout(document: DocumentNode): boolean {
  return document !== MallShellDocument && metaOf(document).staleMs === metaOf(MallShellDocument).staleMs;
}

function fallbackOf(document: DocumentNode): string | undefined {
  return document === ShellPopupsDocument ? '팝업 정보를 가져오는데 실패했습니다.' : undefined;
}
