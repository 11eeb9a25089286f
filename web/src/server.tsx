// The storefront as the gateway knows it: which page a path shows, and how to draw it.
import type { Device } from './__generated__/graphql.ts';
import type { AskedByPage, Execute } from './app/apollo/server-link.ts';
import { drawPage } from './app/document/draw-page.tsx';

export { renderShell } from './app/document/draw-shell.tsx';
export { deviceOf } from './app/routes/device.ts';
export { inlineScripts } from './app/document/html-document.ts';
export { decidePage, matchPage } from './app/page-rules.ts';

export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  origin: string;
  /** Admits the page's style elements; as old as the page. */
  styleNonce: string;
  device: Device;
  execute: Execute;
  signal: AbortSignal;
}

export interface RenderedPage {
  status: 200 | 404 | 502 | 503;
  html: string;
  /** Seconds it may be kept. */
  maxAge: number;
  /**
   * What it asked. The page is made of nothing but its address, the device and these answers: while they are the same to the
   * letter, so is the page.
   */
  asked: readonly AskedByPage[];
}

/** Draws a page for an anonymous visitor. Never receives a token. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  return drawPage(request);
}
