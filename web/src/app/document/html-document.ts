import type { Device, MallTheme } from '../../__generated__/graphql.ts';
import type { DehydratedState } from '../apollo/dehydrated-state.ts';
import type { Assets } from './assets.ts';
import { bootScript } from './boot-script.ts';
import { escapeHtml, inertJson } from './escape.ts';
import { clientFiles, startScript } from './start-script.ts';

export interface DocumentParts {
  title: string;
  theme: MallTheme;
  device: Device;
  mallUrl: string | null;
  styleNonce: string;
  assets: Assets;
  /** What the page drew; empty when the browser is to draw it. */
  body: string;
  /** Which view that is; the browser takes the drawing over only if it comes to the same. */
  drawn: string;
  topPopups: readonly string[];
  state: DehydratedState;
}

/** What search engines tell of a page that says nothing of itself, after its title. */
const promise = '휴대폰과 요금제, 생활용품을 통신 가족의 혜택으로 만나 보세요.';

/** The scripts of all documents: the policy admits no other inline script. */
export const inlineScripts: readonly string[] = [bootScript, startScript];

/** The whole document: constant scripts, inert data, and styles under the nonce. */
export function htmlDocument(parts: DocumentParts): string {
  const { title, theme, device, mallUrl, styleNonce, assets, body, drawn, topPopups, state } = parts;
  const { forHead, content } = apart(body);
  const mall = mallUrl === null ? '' : ` data-mall="${escapeHtml(mallUrl)}"`;
  const popups = topPopups.length > 0 ? ` data-top-popups="${escapeHtml(topPopups.join(' '))}"` : '';
  return [
    `<!doctype html><html lang="ko" data-theme="${theme}" data-device="${device}" data-mantine-color-scheme="light"${mall}${popups}>`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    forHead.includes('<meta name="description"')
      ? ''
      : `<meta name="description" content="${escapeHtml(`${title}. ${promise}`)}">`,
    `<meta name="format-detection" content="telephone=no">`,
    mallUrl === null ? '' : `<script>${bootScript}</script>`,
    forHead,
    styleElements(assets, styleNonce),
    `</head><body><div id="root" data-drawn="${escapeHtml(drawn)}">${content}</div>`,
    `<script type="application/json" id="state">${inertJson(state)}</script>`,
    assets.entry === null ? '' : `${clientFiles(assets)}<script type="module">${startScript}</script>`,
    `</body></html>`,
  ].join('');
}

/**
 * React begins a drawing with what should be fetched first, which is found at once in the head, before the styles, and
 * with what others are told of the page: search engines and messengers look for that nowhere else.
 */
function apart(body: string): { forHead: string; content: string } {
  const forHead = /^(?:<link rel="(?:preload|prev|next)"[^>]*>|<meta [^>]*>)*/u.exec(body)?.[0] ?? '';
  return { forHead, content: body.slice(forHead.length) };
}

/**
 * A page brings its styles along: they are few, and a dozen small files would each hold the first picture up. The links
 * are not fetched; they tell the bundler's loader that these sheets are here already.
 */
function styleElements({ styles }: Assets, nonce: string): string {
  if (styles.length === 0) return '';
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="${href}" type="text/plain" disabled>`);
  return `<style nonce="${nonce}">${styles.map(({ text }) => text).join('')}</style>${links.join('')}`;
}
