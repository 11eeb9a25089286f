import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Area, Device } from '../graphql/__generated__/schema-types.ts';
import { errorForLog } from '../log.ts';

/** What a path shows, by the storefront's table of routes. */
export interface PageMatch {
  page: string;
  device: Device | null;
  mallUrl: string | null;
  isPublic: boolean;
  needsMember: boolean;
  area: Area | null;
  twinPath: string | null;
}

export interface ExecutedOperation {
  data: unknown;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  ageSeconds: number;
}

/** One of the storefront's own operations. */
export interface Operation {
  documentId: string;
  variables: Record<string, unknown>;
}

export type Execute = (operation: Operation) => Promise<ExecutedOperation>;

export interface RenderRequest {
  url: string;
  origin: string;
  nonce: string;
  /** Stands in the page where the ages of its answers belong. */
  ages: string;
  device: Device;
  execute: Execute;
  signal: AbortSignal;
}

/** A question that a page was made of. */
export interface AskedByPage extends Operation {
  /** For how many milliseconds its answer counts as fresh; null: it does not. */
  freshMs: number | null;
}

export interface RenderedPage {
  status: 200 | 404 | 502 | 503;
  html: string;
  maxAge: number;
  /** While the answers to these are the same to the letter, so is the page. */
  asked: readonly AskedByPage[];
}

export interface ShellRequest {
  nonce: string;
  status: number;
  device: Device;
  page?: 'not-found' | 'mall-down' | null;
  requestId?: string;
}

/** The storefront as a built artefact: all that the gateway knows of it. */
export interface Renderer {
  deviceOf(userAgent: string | undefined): Device;
  matchPage(pathname: string): PageMatch | null;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  renderShell(request: ShellRequest): string;
}

/** Loads the built storefront; null when it is not built or does not load, which is told. */
export async function loadRenderer(webDist: string, log: Logger): Promise<Renderer | null> {
  const path = join(webDist, 'server', 'server.js');
  try {
    const built = statSync(path).mtimeMs; // a rebuilt one is another module
    const module = (await import(`${pathToFileURL(path).href}?built=${built}`)) as Partial<Renderer>;
    if (isRenderer(module)) return module;
    log.error('The built storefront lacks what the gateway asks of it: rebuild it with pnpm --filter web build');
  } catch (error) {
    log.warn({ error: errorForLog(error) }, 'The storefront is not built: build it with pnpm --filter web build');
  }
  return null;
}

function isRenderer(module: Partial<Renderer>): module is Renderer {
  return [module.deviceOf, module.matchPage, module.renderPage, module.renderShell].every(
    (each) => typeof each === 'function',
  );
}
