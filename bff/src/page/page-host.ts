import type { Request, RequestHandler, Response } from 'express';
import { isMallUrl } from '../features/mall/mall.loaders.ts';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { trailOf } from '../http/trails.ts';
import { errorForLog } from '../log.ts';
import { anonymousFacts, createContext } from '../request-context.ts';
import { allowsMall, hostReader, rootMall, type HostReader, type ShopHost } from '../rules/hosts.ts';
import { decide } from './decide.ts';
import { Drawing, type DrawingParts } from './drawing.ts';
import { isPosted } from './posted-certification.ts';
import type { PageMatch } from './renderer.ts';
import { PageSender } from './send-page.ts';
import type { PageVisit } from './visit.ts';

/** Answers every path that is nothing else's: decides by host, mall and device before any script runs, then draws. */
export function pageHost(parts: DrawingParts): RequestHandler {
  const host = new PageHost(parts);
  return (request, response) => host.answer(request, response);
}

class PageHost {
  readonly #parts: DrawingParts;
  readonly #readHost: HostReader;
  readonly #drawing: Drawing;
  readonly #sender: PageSender;

  constructor(parts: DrawingParts) {
    this.#parts = parts;
    this.#readHost = hostReader(parts.shared.settings.MALL_HOSTS);
    this.#drawing = new Drawing(parts);
    this.#sender = new PageSender(parts.shared, parts.renderer);
  }

  async answer(request: Request, response: Response): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isPosted(response)) {
      response.status(405).setHeader('allow', 'GET, HEAD').type('text').send('Only GET and HEAD.\n');
      return;
    }
    response.vary('User-Agent');
    const host = this.#readHost(request.get('host'));
    // Put together, not resolved: a path that begins with two slashes would name another host.
    const url = host && URL.parse(`${request.protocol}://${request.get('host')}${request.originalUrl}`);
    const requestId = String(response.getHeader('x-request-id'));
    const device = this.#parts.renderer?.deviceOf(request.get('user-agent')) ?? 'DESKTOP';
    const visit = {
      url: url ?? new URL('http://unknown.invalid/'),
      device,
      requestId,
      trail: trailOf(response),
      request,
      response,
    };
    if (!host || !url) return this.#sendError(visit, 404);
    return this.#answerOn(host, visit);
  }

  async #answerOn(host: ShopHost, visit: PageVisit): Promise<void> {
    const { pathname } = visit.url;
    const match = this.#match(pathname);
    if (!match) return this.#sendError(visit, 404);
    if (pathname !== '/' && match.mallUrl === null) return this.#sendPage(visit, visit.device, null, 200);
    const mallUrl = pathname === '/' ? rootMall(host, this.#parts.shared.settings.SHOP_KEYS) : match.mallUrl;
    if (mallUrl === null || !isMallUrl(mallUrl) || !allowsMall(host, mallUrl)) return this.#sendError(visit, 404);

    const device = deviceToDraw(match, visit.device);
    const mall = await this.#mall(mallUrl, device, visit);
    if (mall === 'down') return this.#sendError(visit, 503);
    if (mall === null) return this.#sendError(visit, 404);
    const decision = decide(match, mall, visit.device);
    if ('redirect' in decision) return this.#redirect(visit, decision.redirect);
    return this.#sendPage(visit, device, mall, decision.status);
  }

  #match(pathname: string): PageMatch | null {
    const { renderer } = this.#parts;
    if (renderer) return renderer.matchPage(pathname);
    const mallUrl = /^\/(?:m\/)?([^/]+)/u.exec(pathname)?.[1] ?? null;
    const device = pathname.startsWith('/m/') ? 'MOBILE' : 'DESKTOP';
    return { page: 'unknown', device, mallUrl, isPublic: false, needsMember: false, area: null, twinPath: null };
  }

  async #mall(
    mallUrl: string,
    device: Device,
    { requestId, trail, request }: PageVisit,
  ): Promise<MallModel | null | 'down'> {
    const { shared } = this.#parts;
    const signal = AbortSignal.timeout(shared.settings.RENDER_MS);
    try {
      const { loaders } = createContext(
        shared,
        anonymousFacts({ signal, requestId, trail, address: request.ip ?? '' }),
      );
      return await loaders.malls.byUrl(mallUrl, device);
    } catch (error) {
      shared.log.warn({ requestId, error: errorForLog(error) }, 'The mall of a page is not known: it does not answer');
      return 'down';
    }
  }

  async #sendPage(visit: PageVisit, device: Device, mall: MallModel | null, status: 200 | 404): Promise<void> {
    const page = await this.#drawing.draw(visit, mall, device);
    if (page === null) return this.#sender.sendShell(visit, device, status, mall?.imageHost);
    if (page.isPacked) visit.response.setHeader('content-encoding', 'br');
    return this.#sender.send(visit, status === 404 ? 404 : page.status, page.html, mall?.imageHost);
  }

  #redirect({ response, url }: PageVisit, path: string): void {
    this.#parts.onPage('redirect');
    response.setHeader('cache-control', 'no-store').redirect(302, `${path}${url.search}`);
  }

  #sendError(visit: PageVisit, status: 404 | 503): void {
    this.#parts.onPage(String(status));
    if (status === 503) visit.response.setHeader('retry-after', '5');
    this.#sender.sendShell(visit, visit.device, status);
  }
}

/** What the path says, but a desktop has no use for a page for phones: it is told so on a page of its own. */
function deviceToDraw(match: PageMatch, held: Device): Device {
  return match.device === 'MOBILE' && held === 'DESKTOP' ? held : (match.device ?? held);
}
