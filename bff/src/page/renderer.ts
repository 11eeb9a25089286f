import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { MallModel } from '../features/mall/mall.model.ts';
import type { Device } from '../graphql/__generated__/schema-types.ts';
import { errorForLog } from '../log.ts';

/** A path of the storefront's table of routes. */
export interface PageMatch {
  /** Null outside malls. */
  mallUrl: string | null;
  /** The device that its page is rendered for. */
  device: Device;
}

/** The parts of a mall that the page rules need. */
export type MallRules = Pick<
  MallModel,
  'url' | 'salesType' | 'openAreas' | 'supportsMobile' | 'requiresLogin' | 'isMarketing'
>;

/** What to do with an address before any script runs. */
export type PageDecision = { redirect: string } | { status: 200 | 404 };

export interface ExecutedOperation {
  data: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  ageSeconds: number;
}

/** A persisted operation of the storefront. */
export interface Operation {
  documentId: string;
  variables: Record<string, unknown>;
}

export type Execute = (operation: Operation) => Promise<ExecutedOperation>;

export interface RenderRequest {
  url: string;
  origin: string;
  styleNonce: string;
  device: Device;
  execute: Execute;
  signal: AbortSignal;
}

/** A query of a rendered page. */
export interface RequestedByPage extends Operation {
  /** For how many milliseconds its result is fresh; null: never. */
  freshMs: number | null;
}

export interface RenderedPage {
  status: 200 | 404 | 502 | 503;
  html: string;
  maxAge: number;
  /** The results inside the page, in order. While they are unchanged, so is the page. */
  requests: readonly RequestedByPage[];
}

export interface MemberPageRequest extends Omit<RenderRequest, 'styleNonce'> {
  /** Asked once the data are there: false leaves the markup out. */
  mayRender: () => boolean;
}

/** What the gateway needs to know of it; the rest is for the browser. */
export interface MemberPage {
  html: string | null;
}

export interface ShellRequest {
  styleNonce: string;
  status: number;
  device: Device;
  page?: 'not-found' | 'mall-down' | null;
  requestId?: string;
}

export interface SitemapRequest {
  mallUrl: string;
  execute: Execute;
}

/** The built storefront, as the gateway uses it. */
export interface Renderer {
  /** The texts of all inline scripts, for the policy. */
  inlineScripts: readonly string[];
  deviceOf(userAgent: string | undefined): Device;
  /** Null: no such path. */
  matchPage(pathname: string, device: Device): PageMatch | null;
  /** `address`: path and query of a matched page; `device`: the shopper's. */
  decidePage(visit: { address: string; mall: MallRules; device: Device }): PageDecision;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** For the member for whom `execute` executes. Null: the browser must decide. */
  renderMemberPage(request: MemberPageRequest): Promise<MemberPage | null>;
  renderShell(request: ShellRequest): string;
  /** Null: no such mall, or none that visitors may see. Rejects if the mall does not respond. */
  listSitemap(request: SitemapRequest): Promise<string[] | null>;
  renderSitemap(paths: readonly string[], origin: string): string;
}

/** Loads the built storefront; null, and logged, when it is missing or does not load. */
export async function loadRenderer(webDist: string, log: Logger): Promise<Renderer | null> {
  const path = join(webDist, 'server', 'server.js');
  try {
    const built = statSync(path).mtimeMs; // a rebuilt one is another module
    const module = (await import(`${pathToFileURL(path).href}?built=${built}`)) as Partial<Renderer>;
    if (isRenderer(module)) return module;
    log.error('The built storefront lacks what the gateway needs of it: rebuild it with pnpm --filter web build');
  } catch (error) {
    log.warn({ error: errorForLog(error) }, 'The storefront is not built: build it with pnpm --filter web build');
  }
  return null;
}

function isRenderer(module: Partial<Renderer>): module is Renderer {
  const { inlineScripts, deviceOf, matchPage, decidePage, listSitemap, renderSitemap } = module;
  const { renderPage, renderMemberPage, renderShell } = module;
  const pages = [renderPage, renderMemberPage, renderShell];
  const functions = [deviceOf, matchPage, decidePage, ...pages, listSitemap, renderSitemap];
  return Array.isArray(inlineScripts) && functions.every((each) => typeof each === 'function');
}
