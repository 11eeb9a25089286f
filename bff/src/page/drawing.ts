import { randomBytes } from 'node:crypto';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { pathForLog } from '../http/access-log.ts';
import { errorForLog } from '../log.ts';
import type { Shared } from '../request-context.ts';
import { inTime } from '../shared/in-time.ts';
import { agesOf, areSame, Asking, freshUntil, widthOfAges } from './asking.ts';
import { isPlainQuery, KeptPages, pageKey, type KeptPage } from './kept-pages.ts';
import { PageText } from './page-text.ts';
import type { OwnParts } from './pieces.ts';
import { isPosted } from './posted-certification.ts';
import type { Execute, Renderer } from './renderer.ts';
import { nonceOf, nonceWidth, type PageVisit } from './visit.ts';

export interface DrawingParts {
  shared: Shared;
  renderer: Renderer | null;
  executeAs: (visit: PageVisit, signal: AbortSignal) => Execute;
  onPage: (outcome: string) => void;
}

/** A page ready to be sent. */
export interface DrawnPage {
  status: number;
  html: Buffer;
  /** Whether it is packed by Brotli. */
  isPacked: boolean;
}

/** Draws pages with the storefront's renderer, a bounded number at once, and keeps those that may be kept. Decision 0022. */
export class Drawing {
  readonly #parts: DrawingParts;
  readonly #pages: KeptPages;
  /** Stand for what each answer has of its own in pages that are kept. Nobody outside ever sees them. */
  readonly #markers: OwnParts = {
    nonce: `n${randomBytes(18).toString('base64url')}`,
    ages: `a${randomBytes(18).toString('base64url')}`,
  };

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
      return page && { status: page.status, ...givenOut(page, visit, outcome !== 'drawn') };
    } catch (error) {
      onPage('shell, failed');
      shared.log.error(
        { requestId: visit.requestId, path: pathForLog(visit.url.pathname), error: errorForLog(error) },
        'A page could not be drawn',
      );
      return null;
    }
  }

  async #keptOrDrawn(renderer: Renderer, visit: PageVisit, mall: MallModel | null, device: Device) {
    const { settings } = this.#parts.shared;
    const key = mall && isPlainQuery(visit.url) ? pageKey(mall.id, device, visit.url) : null;
    const kept = key === null ? undefined : this.#pages.fresh(key);
    if (kept) return { page: kept, outcome: 'kept' };
    if (this.#pages.drawing >= settings.RENDERS_AT_ONCE) return { page: null, outcome: 'shell, busy' };
    const page = await inTime(
      this.#pages.draw(key ?? visit.requestId, (last) => this.#unchangedOrDrawn(renderer, visit, device, last)),
      settings.RENDER_MS,
    );
    return { page, outcome: page ? page.outcome : 'shell, late' };
  }

  /**
   * Asks what the page asked when it was drawn, and draws it only if an answer is another one. Goes on past the visitor's
   * patience: the next one finds the page kept.
   */
  async #unchangedOrDrawn(
    renderer: Renderer,
    visit: PageVisit,
    device: Device,
    last: KeptPage | undefined,
  ): Promise<KeptPage> {
    const signal = AbortSignal.timeout(this.#parts.shared.settings.ANSWER_MS);
    const asking = new Asking(this.#parts.executeAs(visit, signal));
    if (last) {
      const answers = await asking.answersTo(last.answers);
      if (areSame(answers, last.answers))
        return { ...last, answers, freshUntil: freshUntil(answers), outcome: 'unchanged' };
    }
    const startedAt = Date.now();
    const { url } = visit;
    const page = await renderer.renderPage({
      url: `${url.pathname}${url.search}`,
      origin: url.origin,
      ...this.#markers,
      device,
      execute: asking.ask,
      signal,
    });
    const answers = await asking.answersTo(page.asked);
    const keptUntil = Math.min(startedAt + page.maxAge * 1000, freshUntil(answers));
    return {
      status: page.status,
      text: new PageText(page.html, this.#markers, { nonce: nonceWidth, ages: widthOfAges(answers) }),
      answers,
      freshUntil: page.maxAge === 0 ? 0 : keptUntil,
      outcome: 'drawn',
    };
  }
}

/** Packed once for all who take it, if it is wanted more than once; else it is packed on its way like any other answer. */
function givenOut(
  { text, answers }: KeptPage,
  visit: PageVisit,
  isWantedAgain: boolean,
): Pick<DrawnPage, 'html' | 'isPacked'> {
  const own = { nonce: nonceOf(visit), ages: agesOf(answers) };
  const mayBePacked = isWantedAgain && !isPosted(visit.response) && visit.request.acceptsEncodings('br') !== false;
  const packed = mayBePacked ? text.packedWith(own) : null;
  return { html: packed ?? text.filledWith(own), isPacked: packed !== null };
}
