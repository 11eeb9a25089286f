import type { Device, MallTheme } from '../../__generated__/graphql.ts';
import type { DehydratedState } from '../apollo/dehydrated-state.ts';
import type { Assets } from './assets.ts';
import { bootScript } from './boot-script.ts';
import { escapeHtml, inertJson } from './escape.ts';
import { requestScript } from '../member-page/request-script.ts';
import { clientFiles, startScript } from './start-script.ts';

export interface DocumentParts {
  title: string;
  theme: MallTheme;
  device: Device;
  mallUrl: string | null;
  styleNonce: string;
  assets: Assets;
  /** The rendered page. */
  body: string;
  /** The rendered view; the browser hydrates only the same one. */
  rendered: string;
  topPopups: readonly string[];
  state: DehydratedState;
  /** Whether it lacks the content, which a member's browser requests before the client's code arrives. */
  isWaiting: boolean;
  /** For search engines and messengers. `own`: the page's own tags. */
  headTags: (own: { forHead: string; description: string }) => string;
}

/** The description of pages without their own, after the title. */
const promise = '휴대폰과 요금제, 생활용품을 통신 가족의 혜택으로 만나 보세요.';

/** The scripts of all documents: the policy admits no other inline script. */
export const inlineScripts: readonly string[] = [bootScript, requestScript, startScript];

/** The whole document: constant scripts, inert data, and styles under the nonce. */
export function htmlDocument(parts: DocumentParts): string {
  const { title, theme, device, mallUrl, styleNonce, assets, body, rendered, topPopups, state, isWaiting, headTags } =
    parts;
  const { forHead, content } = apart(body);
  const description = `${title}. ${promise}`;
  const mall = mallUrl === null ? '' : ` data-mall="${escapeHtml(mallUrl)}"`;
  const popups = topPopups.length > 0 ? ` data-top-popups="${escapeHtml(topPopups.join(' '))}"` : '';
  return [
    `<!doctype html><html lang="ko" data-theme="${theme}" data-device="${device}" data-mantine-color-scheme="light"${mall}${popups}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    forHead.includes('<meta name="description"')
      ? ''
      : `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="format-detection" content="telephone=no">`,
    mallUrl === null ? '' : `<script>${bootScript}</script>${isWaiting ? `<script>${requestScript}</script>` : ''}`,
    forHead,
    headTags({ forHead, description }),
    styleElements(assets, styleNonce),
    `</head><body><div id="root" data-rendered="${escapeHtml(rendered)}">${content}</div>`,
    isWaiting ? whileWaiting(assets) : '',
    `<script type="application/json" id="state">${inertJson(state)}</script>`,
    assets.entry === null ? '' : `${clientFiles(assets)}<script type="module">${startScript}</script>`,
    `</body></html>`,
  ].join('');
}

/** The line is idle while the page is rendered, and without these files nothing starts. */
function whileWaiting({ foundation }: Assets): string {
  return foundation.map((href) => `<link rel="modulepreload" href="${href}">`).join('');
}

/**
 * React starts its output with preloads and meta elements. Browsers find preloads at once if they come in the head
 * before the styles; search engines and messengers look for meta elements only there.
 */
function apart(body: string): { forHead: string; content: string } {
  const forHead = /^(?:<link rel="(?:preload|prev|next)"[^>]*>|<meta [^>]*>)*/u.exec(body)?.[0] ?? '';
  return { forHead, content: body.slice(forHead.length) };
}

/**
 * The page's styles are inline: a dozen small files would each delay the first image. The disabled links are not
 * fetched; they tell the bundler's loader that these sheets are loaded.
 */
function styleElements({ styles }: Assets, nonce: string): string {
  if (styles.length === 0) return '';
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}" type="text/plain" disabled>`);
  return `<style nonce="${nonce}">${styles.map(({ text }) => text).join('')}</style>${links.join('')}`;
}
