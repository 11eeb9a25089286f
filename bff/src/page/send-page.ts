import type { Logger } from 'pino';
import type { Settings } from '../config.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { errorForLog } from '../log.ts';
import { plainPage } from './plain-page.ts';
import { openerPolicy, pagePolicy } from './policy.ts';
import { withPosted } from './posted-certification.ts';
import type { Renderer } from './renderer.ts';
import { nonceOf, type PageVisit } from './visit.ts';

/** Sends pages with the headers that all of them carry. */
export class PageSender {
  readonly #settings: Settings;
  readonly #log: Logger;
  readonly #renderer: Renderer | null;
  readonly #imageHosts = new Set<string>();

  constructor({ settings, log }: { settings: Settings; log: Logger }, renderer: Renderer | null) {
    this.#settings = settings;
    this.#log = log;
    this.#renderer = renderer;
  }

  send(visit: PageVisit, status: number, html: string | Buffer, imageHost = ''): void {
    visit.response.status(status).set({
      'content-security-policy': pagePolicy(
        { nonce: nonceOf(visit), pathname: visit.url.pathname, imageHosts: this.#imageHostsWith(imageHost) },
        this.#settings,
      ),
      'cross-origin-opener-policy': openerPolicy(visit.url.pathname),
      'cache-control': 'no-store',
      // So that a page which breaks in the browser can name its request.
      'server-timing': `request;desc="${visit.requestId}"`,
    });
    visit.response.type('html').send(withPosted(html, visit.response));
  }

  /** The page without its content; the client fills it. Where even that is not to be had, a page of the gateway's own. */
  sendShell(visit: PageVisit, device: Device, status: 200 | 404 | 503, imageHost = ''): void {
    const shell = this.#shell(visit, device, status);
    const honest = shell === null && status === 200 ? 500 : status;
    this.send(visit, honest, shell ?? plainPage(honest), imageHost);
  }

  /** One policy for all pages: a visit goes on from a page of no mall, or of another one, without a new document. */
  #imageHostsWith(imageHost: string): ReadonlySet<string> {
    if (this.#imageHosts.size < mostImageHosts) this.#imageHosts.add(imageHost);
    return this.#imageHosts;
  }

  #shell(visit: PageVisit, device: Device, status: 200 | 404 | 503): string | null {
    const { requestId } = visit;
    try {
      return (
        this.#renderer?.renderShell({ nonce: nonceOf(visit), status, device, page: shellPages[status], requestId }) ??
        null
      );
    } catch (error) {
      this.#log.error({ requestId, error: errorForLog(error) }, 'The shell could not be drawn');
      return null;
    }
  }
}

const mostImageHosts = 20;
const shellPages = { 200: null, 404: 'not-found', 503: 'mall-down' } as const;
