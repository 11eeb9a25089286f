import { createHash } from 'node:crypto';
import type { Response } from 'express';

/** Text that is already HTML. `html` escapes everything else. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | false | readonly Part[];

/** Escapes every value of the template, except other markup. Null and false render nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.map((text, index) => text + markupOf(parts[index] ?? null)).join('') };
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(markupOf).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => entities[sign] ?? '');
}

interface Page {
  title: string;
  style: string;
  body: Html;
  /** Other origins that forms of the page may be sent to. */
  formTargets?: readonly string[];
}

/** A standalone page: no script, no picture, one style, and forms to the given origins only. */
export function sendPage(response: Response, { title, style, body, formTargets = [] }: Page, status = 200): void {
  const hash = createHash('sha256').update(style).digest('base64');
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      ['form-action', "'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
  });
  const head = html`<meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" /><title>${title}</title>`;
  response.send(
    `<!doctype html><html lang="ko"><head>${head.markup}<style>${style}</style></head><body>${body.markup}</body></html>`,
  );
}
