import type { Request, RequestHandler, Response } from 'express';
import { isMallUrl } from '../features/mall/mall.loaders.ts';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { traceOf } from '../http/request-metadata.ts';
import { allowsMall, hostReader, rootMall, type HostReader, type ShopHost } from '../rules/hosts.ts';
import { PageRenderer, type PageParts } from './page-renderer.ts';
import { addressOf, isPosted } from './posted-forms.ts';
import { PageSender } from './send-page.ts';
import type { PageVisit } from './visit.ts';
import { visitedMall } from './visited-mall.ts';

/** Handles all remaining paths: decides by host, mall and device before any script runs, then renders. */
export function pageHost(parts: PageParts): RequestHandler {
  const host = new PageHost(parts);
  return (request, response) => host.handle(request, response);
}

class PageHost {
  readonly #parts: PageParts;
  readonly #readHost: HostReader;
  readonly #pages: PageRenderer;
  readonly #sender: PageSender;

  constructor(parts: PageParts) {
    this.#parts = parts;
    this.#readHost = hostReader(parts.shared.settings.MALL_HOSTS);
    this.#pages = new PageRenderer(parts);
    this.#sender = new PageSender(parts.shared, parts.renderer);
  }

  async handle(request: Request, response: Response): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isPosted(response)) {
      response.status(405).setHeader('allow', 'GET, HEAD').type('text').send('Only GET and HEAD.\n');
      return;
    }
    response.vary('User-Agent');
    const host = this.#readHost(request.get('host'));
    // Concatenated, not resolved: a path that starts with two slashes would name another host.
    const url = host && URL.parse(`${request.protocol}://${request.get('host')}${addressOf(request, response)}`);
    const requestId = String(response.getHeader('x-request-id'));
    const device = this.#parts.renderer?.deviceOf(request.get('user-agent')) ?? 'DESKTOP';
    const visit = {
      url: url ?? new URL('http://unknown.invalid/'),
      device,
      requestId,
      trace: traceOf(response),
      request,
      response,
    };
    if (!host || !url) return this.#sendError(visit, 404);
    return this.#handleOn(host, visit);
  }

  async #handleOn(host: ShopHost, visit: PageVisit): Promise<void> {
    const { renderer, shared } = this.#parts;
    if (!renderer) return this.#sender.sendShell(visit, visit.device, 200);
    const { pathname, search } = visit.url;
    const match = renderer.matchPage(pathname, visit.device);
    if (!match) return this.#sendError(visit, 404);
    if (pathname !== '/' && match.mallUrl === null) return this.#sendPage(visit, match.device, null, 200);
    const mallUrl = pathname === '/' ? rootMall(host, shared.settings.SHOP_KEYS) : match.mallUrl;
    if (mallUrl === null || !isMallUrl(mallUrl) || !allowsMall(host, mallUrl)) return this.#sendError(visit, 404);

    const mall = await visitedMall(shared, mallUrl, match.device, visit);
    if (mall === 'down') return this.#sendError(visit, 503);
    if (mall === null) return this.#sendError(visit, 404);
    const decision = renderer.decidePage({ address: pathname + search, mall, device: visit.device });
    if ('redirect' in decision) return this.#redirect(visit, decision.redirect);
    return this.#sendPage(visit, match.device, mall, decision.status);
  }

  async #sendPage(visit: PageVisit, device: Device, mall: MallModel | null, status: 200 | 404): Promise<void> {
    const page = await this.#pages.render(visit, mall, device);
    if (page === null) return this.#sender.sendShell(visit, device, status, mall?.imageHost);
    return this.#sender.send(visit, status === 404 ? 404 : page.status, page, mall?.imageHost);
  }

  #redirect({ response }: PageVisit, address: string): void {
    this.#parts.onPage('redirect');
    response.setHeader('cache-control', 'no-store').redirect(302, address);
  }

  #sendError(visit: PageVisit, status: 404 | 503): void {
    this.#parts.onPage(String(status));
    if (status === 503) visit.response.setHeader('retry-after', '5');
    this.#sender.sendShell(visit, visit.device, status);
  }
}
