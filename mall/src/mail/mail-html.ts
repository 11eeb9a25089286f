import { html, type Html } from '../http/html.ts';
import type { Letter } from './letters.ts';

// Mail programs drop style sheets, so each element has its own style.
const page = 'margin:0;padding:24px 16px;background:#fff;color:#1f2430;font:15px/1.6 sans-serif';
const link =
  'display:inline-block;margin-top:20px;padding:12px 20px;border:1px solid #1f2430;border-radius:8px;color:#1f2430;text-decoration:none';

/** The same mail with the pictures of its goods, for programs that show HTML. Null for a mail that names none. */
export function mailHtml({ subject, body, links, goods = [] }: Letter): string | null {
  if (goods.length === 0) return null;
  const rest = body.split('\n').slice(goods.length);
  const content = html`<html lang="ko">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${subject}</title>
    </head>
    <body style="${page}">
      <table role="presentation" cellpadding="0" cellspacing="0">
        ${goods.map(goodsRow)}
      </table>
      <p style="margin:16px 0 0">${rest.map((line) => html`${line}<br />`)}</p>
      ${links.map(({ label, url }) => html`<p style="margin:0"><a href="${url}" style="${link}">${label}</a></p>`)}
    </body>
  </html>`;
  return `<!doctype html>${content.markup}`;
}

/** The words beside it name the picture. */
function goodsRow({ text, imageUrl }: NonNullable<Letter['goods']>[number]): Html {
  const picture = imageUrl && html`<img src="${imageUrl}" alt="" width="72" height="72" style="border-radius:8px" />`;
  return html`<tr>
    <td style="padding:6px 14px 6px 0;width:72px">${picture}</td>
    <td style="padding:6px 0">${text}</td>
  </tr>`;
}
