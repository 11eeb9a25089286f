import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { isMallUrl } from '../features/mall/mall.loaders.ts';
import type { AdmissionControl } from '../http/admission-control.ts';
import { isPlainUtf8Json, jsonBody } from '../http/json-body.ts';
import { metadataOf, requestTraces, traceOf } from '../http/request-metadata.ts';
import { errorForLog } from '../log.ts';
import type { RequestMetadata, Shared } from '../request/create-context.ts';
import { allowsMall, hostReader, type HostReader } from '../rules/hosts.ts';
import { readClaims, secondsLeft } from '../session/claims.ts';
import type { Tracing } from '../tracing/request-trace.ts';
import type { Executor } from './executor.ts';
import type { MemberPage, Renderer } from './renderer.ts';
import { visitedMall } from './visited-mall.ts';

export const memberPagePath = '/member-page';

const mostBytes = 8_000;
const longestAddress = 4_000;

interface MemberPageParts {
  shared: Shared;
  /** Resolves once the storefront is loaded. */
  loading: Promise<Renderer | null>;
  executor: Executor;
  admission: AdmissionControl;
  tracing: Tracing;
  onPage: (outcome: string) => void;
}

/**
 * `POST /member-page` with a bearer and `{"address": path and query}`: the content of that page for that member, and its data. The document
 * of such a page is the same for all and has neither. Nothing of it is kept, and no cache may keep the response. 204: the
 * client must decide by itself, since guards lead elsewhere, or the mall refuses the session. The refresh token stays
 * with the client.
 */
export function memberPages(parts: MemberPageParts): Router {
  const pages = new MemberPages(parts);
  const { shared, admission, tracing } = parts;
  const router = Router();
  router.post(
    memberPagePath,
    requestTraces(tracing, memberPagePath),
    isPrivate,
    onlyJson,
    jsonBody(Math.min(mostBytes, shared.settings.MAX_BODY_BYTES)),
    admission.admit('member-page', (response) => void response.status(503).end()),
    (request, response) => pages.handle(request, response),
  );
  router.all(memberPagePath, (_request, response) => {
    response.status(405).set({ allow: 'POST', 'cache-control': 'no-store' }).end();
  });
  router.use(memberPagePath, (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    if (response.destroyed) return; // its document is gone, and with it whatever was under way
    const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
    if (status >= 500)
      shared.log.error(
        { requestId: response.getHeader('x-request-id'), error: errorForLog(error) },
        "A member's page could not be rendered",
      );
    return void response.status(status).end();
  });
  return router;
}

/** Also of refusals: whether there is a page depends on the bearer. */
const isPrivate: RequestHandler = (_request, response, next) => {
  response.set({ 'cache-control': 'private, no-store', vary: 'Authorization, User-Agent' });
  next();
};

const onlyJson: RequestHandler = (request, response, next) => {
  if (isPlainUtf8Json(request)) return next();
  return void response.status(415).end();
};

class MemberPages {
  readonly #parts: MemberPageParts;
  readonly #readHost: HostReader;
  /** Pages that are being rendered. */
  #rendering = 0;

  constructor(parts: MemberPageParts) {
    this.#parts = parts;
    this.#readHost = hostReader(parts.shared.settings.MALL_HOSTS);
  }

  async handle(request: Request, response: Response): Promise<void> {
    const { shared, loading, onPage } = this.#parts;
    const renderer = await loading;
    const { address } = request.body as { address?: unknown };
    if (typeof address !== 'string' || !isAddress(address)) return void response.status(400).end();
    const { accessToken, ...metadata } = metadataOf(request, response, shared.settings.ANSWER_MS);
    if (accessToken === null) return void response.status(401).end();
    const page =
      renderer && (await this.#pageAt(renderer, address, { request, response }, { ...metadata, accessToken }));
    if (response.destroyed) return;
    onPage(page ? `member, ${page.html === null ? 'data' : 'rendered'}` : 'member, none');
    if (page) response.json(page);
    else response.status(204).end();
  }

  async #pageAt(
    renderer: Renderer,
    address: string,
    { request, response }: { request: Request; response: Response },
    metadata: RequestMetadata & { accessToken: string },
  ): Promise<MemberPage | null> {
    const { shared } = this.#parts;
    const host = this.#readHost(request.get('host'));
    const origin = `${request.protocol}://${request.get('host')}`;
    const url = host && URL.parse(origin + address);
    if (!host || !url) return null;
    const match = renderer.matchPage(url.pathname, renderer.deviceOf(request.get('user-agent')));
    if (!match || match.mallUrl === null || !isMallUrl(match.mallUrl) || !allowsMall(host, match.mallUrl)) return null;
    const { requestId } = metadata;
    const mall = await visitedMall(shared, match.mallUrl, match.device, {
      requestId,
      trace: traceOf(response),
      request,
    });
    // The mall decides whose token it is; one of another mall need not even be tried.
    const claims = readClaims(metadata.accessToken);
    if (mall === null || mall === 'down' || claims?.mallId !== mall.number || secondsLeft(claims) <= 0) return null;
    return this.#render(renderer, { url: url.pathname + url.search, origin: url.origin }, request, {
      ...metadata,
      refreshToken: null,
      checkToken: null,
    });
  }

  /** Data come in any case. Markup comes with them while rendering is quick. */
  async #render(
    renderer: Renderer,
    at: { url: string; origin: string },
    request: Request,
    metadata: RequestMetadata,
  ): Promise<MemberPage | null> {
    const { shared, executor } = this.#parts;
    const { RENDER_MS, RENDERS_AT_ONCE } = shared.settings;
    const startedAt = Date.now();
    let isRendering = false;
    try {
      return await renderer.renderMemberPage({
        ...at,
        device: renderer.deviceOf(request.get('user-agent')),
        execute: executor.forSender(metadata),
        signal: metadata.signal,
        mayRender: () => {
          isRendering = Date.now() - startedAt < RENDER_MS && this.#rendering < RENDERS_AT_ONCE;
          if (isRendering) this.#rendering += 1;
          return isRendering;
        },
      });
    } finally {
      if (isRendering) this.#rendering -= 1;
    }
  }
}

/** A path of this origin: two slashes would name another host. */
function isAddress(address: string): boolean {
  return address.length <= longestAddress && /^\/(?![/\\])/u.test(address);
}
