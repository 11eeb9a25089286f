const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What was typed as HTML: paragraphs by empty lines, unless there are tags already. */
export function toHtml(typed: string): string {
  if (/<\/?[a-z][^>]*>/iu.test(typed)) return typed;
  return typed
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => {
      const escaped = paragraph.trim().replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? sign);
      return `<p>${escaped.replaceAll('\n', '<br>')}</p>`;
    })
    .join('');
}

/** HTML of paragraphs alone as it was typed; other HTML stays as it is. */
export function toTyped(html: string): string {
  if (!/^(?:<p>(?:[^<]|<br>)*<\/p>)+$/u.test(html)) return html;
  const text = html
    .replaceAll('</p><p>', '\n\n')
    .replaceAll('<br>', '\n')
    .replaceAll(/<\/?p>/gu, '');
  return Object.entries(signs)
    .toReversed()
    .reduce((result, [sign, entity]) => result.replaceAll(entity, sign), text);
}

/** The text of HTML in one line, for a list. */
export function shownText(html: string, longest = 120): string {
  const { textContent } = new DOMParser().parseFromString(html.replaceAll('</p>', ' </p>'), 'text/html').body;
  const text = textContent.replaceAll(/\s+/gu, ' ').trim();
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
