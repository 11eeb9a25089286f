import type { Device } from '../graphql/__generated__/schema-types.ts';
import { errorForLog } from '../log.ts';
import type { Shared } from '../request/create-context.ts';
import { plainPage } from './plain-page.ts';
import type { CachedPage } from './page-cache.ts';
import { agesOf } from './page-queries.ts';
import { hashSource, newStyleNonce, openerPolicy, pagePolicy, referrerPolicy } from './policy.ts';
import { isPosted, withPosted } from './posted-forms.ts';
import type { Renderer } from './renderer.ts';
import type { PageVisit } from './visit.ts';

interface Outgoing extends Partial<Pick<CachedPage, 'brotli' | 'results'>> {
  html: string | Buffer;
  styleNonce: string;
}

/** Sends pages with their common headers. */
export class PageSender {
  readonly #settings: Shared['settings'];
  readonly #log: Shared['log'];
  readonly #client: Shared['client'];
  readonly #renderer: Renderer | null;
  readonly #scriptHashes: readonly string[];
  readonly #imageHosts = new Set<string>();

  constructor({ settings, log, client }: Shared, renderer: Renderer | null) {
    this.#settings = settings;
    this.#log = log;
    this.#client = client;
    this.#renderer = renderer;
    this.#scriptHashes = renderer?.inlineScripts.map(hashSource) ?? [];
  }

  send(visit: PageVisit, status: number, page: Outgoing, imageHost = ''): void {
    const { request, response, requestId, url } = visit;
    const place = {
      scriptHashes: this.#scriptHashes,
      styleNonce: page.styleNonce,
      pathname: url.pathname,
      imageHosts: this.#imageHostsWith(imageHost),
    };
    response.status(status).set({
      'content-security-policy': pagePolicy(place, this.#settings),
      'cross-origin-opener-policy': openerPolicy(url.pathname),
      'referrer-policy': referrerPolicy(url.pathname),
      'cache-control': 'no-store',
      'server-timing': serverTiming({
        request: requestId,
        ages: page.results && agesOf(page.results),
        'mall-time': this.#client.now()?.toISOString(),
      }),
    });
    response.type('html');
    if (page.brotli && !isPosted(response) && request.acceptsEncodings('br') !== false)
      response.set('content-encoding', 'br').send(page.brotli);
    else response.send(withPosted(page.html, response));
  }

  /** The page without its content, which the client renders. Falls back to a page of the gateway itself. */
  sendShell(visit: PageVisit, device: Device, status: 200 | 404 | 503, imageHost = ''): void {
    const styleNonce = newStyleNonce();
    const shell = this.#shell(visit, device, status, styleNonce);
    const honest = shell === null && status === 200 ? 500 : status;
    this.send(visit, honest, { html: shell ?? plainPage(honest), styleNonce }, imageHost);
  }

  /** One policy for all pages: a visit goes on from a page of no mall, or of another one, without a new document. */
  #imageHostsWith(imageHost: string): ReadonlySet<string> {
    if (this.#imageHosts.size < mostImageHosts) this.#imageHosts.add(imageHost);
    return this.#imageHosts;
  }

  #shell({ requestId }: PageVisit, device: Device, status: 200 | 404 | 503, styleNonce: string): string | null {
    try {
      return this.#renderer?.renderShell({ styleNonce, status, device, page: shellPages[status], requestId }) ?? null;
    } catch (error) {
      this.#log.error({ requestId, error: errorForLog(error) }, 'The shell could not be rendered');
      return null;
    }
  }
}

const mostImageHosts = 20;
const shellPages = { 200: null, 404: 'not-found', 503: 'mall-down' } as const;

/** Server-Timing for the page's scripts: the request's id, the ages of the results, and the mall's time. */
function serverTiming(entries: Record<string, string | undefined>): string {
  return Object.entries(entries)
    .flatMap(([name, description]) => (description === undefined ? [] : `${name};desc="${description}"`))
    .join(', ');
}
