import { sanitize } from '../../shop/rich-text/sanitize.ts';

/** Title of a popup without text. */
const unnamed = '알림';
/** A title is one line of a small window. */
const longestTitle = 40;

interface Titled {
  title: string;
  /** Made safe, and without the heading that became the title. */
  html: string;
}

/** A popup's title is its first heading; else its first bold text, its image's alt text, or the start of its text. */
export function titled(html: string): Titled {
  const { body } = new DOMParser().parseFromString(sanitize(html), 'text/html');
  const heading = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].find((each) => wordsOf(each) !== '');
  if (!heading) return { title: shortened(firstWords(body)) || unnamed, html: body.innerHTML };
  const title = wordsOf(heading);
  if (!heading.querySelector('img, a')) heading.remove();
  return { title, html: body.innerHTML };
}

function firstWords(body: HTMLElement): string {
  const bold = body.querySelector('strong, b');
  return (
    (bold && wordsOf(bold)) ||
    body.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt')?.trim() ||
    wordsOf(body)
  );
}

function wordsOf({ textContent }: Element): string {
  return textContent.replaceAll(/\s+/gu, ' ').trim();
}

function shortened(words: string): string {
  return words.length > longestTitle ? `${words.slice(0, longestTitle).trimEnd()}…` : words;
}
