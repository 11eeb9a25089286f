import { randomBytes } from 'node:crypto';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { pathForLog } from '../http/access-log.ts';
import { errorForLog } from '../log.ts';
import type { Shared } from '../request-context.ts';
import { inTime } from '../shared/in-time.ts';
import { isPlainQuery, KeptPages, pageKey } from './kept-pages.ts';
import type { Execute, RenderedPage, Renderer } from './renderer.ts';
import { nonceOf, type PageVisit } from './visit.ts';

export interface DrawingParts {
  shared: Shared;
  renderer: Renderer | null;
  executeAs: (visit: PageVisit, signal: AbortSignal) => Execute;
  onPage: (outcome: string) => void;
}

/** A page ready to be sent. */
export type DrawnPage = Pick<RenderedPage, 'status' | 'html'>;

/** Draws pages with the storefront's renderer, a bounded number at once, and keeps those that may be kept. */
export class Drawing {
  readonly #parts: DrawingParts;
  readonly #pages: KeptPages;
  /** Stands for the nonce in pages that are kept. Nobody outside ever sees it. */
  readonly #marker = `n${randomBytes(18).toString('base64url')}`;

  constructor(parts: DrawingParts) {
    this.#parts = parts;
    this.#pages = new KeptPages(parts.shared.settings.KEPT_PAGES_BYTES);
  }

  /** The page with this answer's nonce; null when it fails, takes too long, or too many are being drawn. */
  async draw(visit: PageVisit, mall: MallModel | null, device: Device): Promise<DrawnPage | null> {
    const { renderer, shared, onPage } = this.#parts;
    if (!renderer) return null;
    try {
      const { page, outcome } = await this.#keptOrDrawn(renderer, visit, mall, device);
      onPage(outcome);
      return page && { status: page.status, html: page.html.replaceAll(this.#marker, () => nonceOf(visit)) };
    } catch (error) {
      onPage('shell, failed');
      shared.log.error({ requestId: visit.requestId, path: pathForLog(visit.url.pathname), error: errorForLog(error) }, 'A page could not be drawn');
      return null;
    }
  }

  async #keptOrDrawn(renderer: Renderer, visit: PageVisit, mall: MallModel | null, device: Device) {
    const { settings } = this.#parts.shared;
    const key = mall && isPlainQuery(visit.url) ? pageKey(visit.url.host, mall.id, device, visit.url) : null;
    const kept = key === null ? undefined : this.#pages.kept(key);
    if (kept) return { page: kept, outcome: 'kept' };
    if (this.#pages.drawing >= settings.RENDERS_AT_ONCE) return { page: null, outcome: 'shell, busy' };
    const page = await inTime(this.#pages.draw(key ?? visit.requestId, () => this.#render(renderer, visit, device)), settings.RENDER_MS);
    return { page, outcome: page ? 'drawn' : 'shell, late' };
  }

  /** Goes on past the visitor's patience: the next one finds the page kept. */
  async #render(renderer: Renderer, visit: PageVisit, device: Device): Promise<RenderedPage> {
    const signal = AbortSignal.timeout(this.#parts.shared.settings.ANSWER_MS);
    const { url } = visit;
    return renderer.renderPage({
      url: `${url.pathname}${url.search}`,
      origin: url.origin,
      nonce: this.#marker,
      device,
      execute: this.#parts.executeAs(visit, signal),
      signal,
    });
  }
}
