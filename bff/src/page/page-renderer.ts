import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { pathForLog } from '../tracing/path-for-log.ts';
import { errorForLog } from '../log.ts';
import type { Shared } from '../request/create-context.ts';
import { withTimeout } from '../shared/with-timeout.ts';
import { isPlainQuery, PageCache, pageKey, type CachedPage } from './page-cache.ts';
import { areSame, freshUntil, PageQueries } from './page-queries.ts';
import { newStyleNonce } from './policy.ts';
import type { Execute, Renderer } from './renderer.ts';
import type { PageVisit } from './visit.ts';

export interface PageParts {
  shared: Shared;
  renderer: Renderer | null;
  executeAs: (visit: PageVisit, signal: AbortSignal) => Execute;
  onPage: (outcome: string) => void;
}

/** Renders pages with the storefront, a bounded number at once, and caches those that may be cached. Decision 0025. */
export class PageRenderer {
  readonly #parts: PageParts;
  readonly #pages: PageCache;

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.#pages = new PageCache(parts.shared.settings.PAGE_CACHE_BYTES);
    parts.shared.purges.listen(() => this.#pages.expire());
  }

  /** The page as it last was when rendering fails, takes too long, or too many pages are being rendered; null if there is none. */
  async render(visit: PageVisit, mall: MallModel | null, device: Device): Promise<CachedPage | null> {
    const { renderer, shared, onPage } = this.#parts;
    if (!renderer) return null;
    const key = mall && isPlainQuery(visit.url) ? pageKey(mall.id, device, visit.url) : null;
    const { page, outcome } = await this.#cachedOrRendered(renderer, visit, key, device).catch((error: unknown) => {
      shared.log.error(
        { requestId: visit.requestId, path: pathForLog(visit.url.pathname), error: errorForLog(error) },
        'A page could not be rendered',
      );
      return { page: null, outcome: 'failed' };
    });
    const shown =
      page ?? (key === null ? undefined : this.#pages.checkedWithin(key, shared.settings.PAGE_STALE_SECONDS));
    onPage(page ? outcome : `${shown ? 'stale' : 'shell'}, ${outcome}`);
    return shown ?? null;
  }

  async #cachedOrRendered(renderer: Renderer, visit: PageVisit, key: string | null, device: Device) {
    const { settings } = this.#parts.shared;
    const cached = key === null ? undefined : this.#pages.fresh(key);
    if (cached) return { page: cached, outcome: 'cached' };
    if (this.#pages.rendering >= settings.RENDERS_AT_ONCE) return { page: null, outcome: 'busy' };
    const page = await withTimeout(
      this.#pages.render(key ?? visit.requestId, (last) => this.#revalidatedOrRendered(renderer, visit, device, last)),
      settings.RENDER_MS,
    );
    return { page, outcome: page ? page.outcome : 'late' };
  }

  /**
   * Repeats the page's queries, and renders it only if a result differs. Goes on after the visitor's time is over: the
   * next one finds the page cached.
   */
  async #revalidatedOrRendered(
    renderer: Renderer,
    visit: PageVisit,
    device: Device,
    last: CachedPage | undefined,
  ): Promise<CachedPage> {
    const signal = AbortSignal.timeout(this.#parts.shared.settings.ANSWER_MS);
    const queries = new PageQueries(this.#parts.executeAs(visit, signal));
    const checkedAt = Date.now();
    if (last) {
      const results = await queries.resultsOf(last.results);
      if (areSame(results, last.results))
        return { ...last, results, checkedAt, freshUntil: freshUntil(results), outcome: 'revalidated' };
    }
    const startedAt = Date.now();
    const { url } = visit;
    const styleNonce = newStyleNonce();
    const page = await renderer.renderPage({
      url: `${url.pathname}${url.search}`,
      origin: url.origin,
      styleNonce,
      device,
      execute: queries.execute,
      signal,
    });
    const results = await queries.resultsOf(page.requests);
    const html = Buffer.from(page.html);
    return {
      status: page.status,
      html,
      brotli: await compressed(html),
      styleNonce,
      results,
      checkedAt,
      freshUntil: page.maxAge === 0 ? 0 : Math.min(startedAt + page.maxAge * 1000, freshUntil(results)),
      outcome: 'rendered',
    };
  }
}

const compress = promisify(brotliCompress);

function compressed(html: Buffer): Promise<Buffer> {
  return compress(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5, // as quick as the usual 4, and a twelfth smaller
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
