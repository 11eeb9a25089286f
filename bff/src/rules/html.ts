import { LRUCache } from 'lru-cache';
import { defaultTreeAdapter, html as htmlTokens, parseFragment, serialize } from 'parse5';
import sanitizeHtml from 'sanitize-html';
import { toLink, type LinkPlace } from './link.ts';
import { noteContractViolation } from '../errors/contract-violations.ts';
import { toImageAddress } from './image.ts';
import { withoutOldHtml } from './old-html.ts';

/** The place of a piece of HTML. */
export interface HtmlPlace extends LinkPlace {
  imageHost: string;
  /** The whole piece is inside a link, which cannot contain others. */
  isInLink?: boolean;
}

// None is below zero: a margin that is lays one thing over another.
const size = /^(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|pt|%|em|rem))$/u;
/** A word longer than any line would push everything else off the screen. */
const fontSize =
  /^(?:\d{1,2}(?:\.\d{1,3})?p[xt]|\d(?:\.\d{1,3})?r?em|[1-9]\d{1,2}%|(?:xx?-)?(?:small|large)|xxx-large|medium|smaller|larger)$/u;
const spacing = /^(?:0|-?\d(?:\.\d{1,3})?(?:px|pt|em))$/u;
const sizes = /^(?:(?:0|auto|\d{1,4}(?:\.\d{1,3})?(?:px|pt|%|em|rem))\s*){1,4}$/u;
const color = /^(?:#[0-9a-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s,.%/]{5,40}\))$/iu;
/** Lines, their style, thickness and color, in any order: browsers write all of them when they copy. */
const decoration =
  /^(?:(?:line-through|from-font|#[0-9a-f]{3,8}|[a-z]{3,20}|\d{1,2}(?:\.\d{1,3})?(?:px|pt|em|%)|(?:rgb|hsl)a?\([\d\s,.%/deg]{5,40}\))(?:\s+|$)){1,5}$/u;

const styles: Record<string, RegExp[]> = {
  color: [color],
  background: [color],
  'background-color': [color],
  'text-align': [/^(?:left|right|center|justify|start|end)$/u],
  'vertical-align': [/^(?:top|middle|bottom|baseline)$/u],
  'font-size': [fontSize],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/u],
  'font-style': [/^(?:normal|italic)$/u],
  'line-height': [size, /^\d(?:\.\d{1,3})?$/u],
  'letter-spacing': [spacing],
  'text-decoration': [decoration],
  'text-decoration-line': [decoration],
  'text-decoration-style': [/^[a-z]{4,8}$/u],
  'text-decoration-color': [color],
  'white-space': [/^(?:normal|nowrap|pre-line|pre-wrap)$/u],
  display: [/^(?:block|inline|inline-block|flex|grid|none)$/u],
  'flex-wrap': [/^(?:wrap|nowrap)$/u],
  'justify-content': [/^[a-z-]{3,20}$/u],
  'align-items': [/^[a-z-]{3,20}$/u],
  gap: [sizes],
  width: [size],
  'max-width': [size],
  'min-width': [size],
  height: [size],
  'max-height': [size],
  padding: [sizes],
  margin: [sizes],
  float: [/^(?:left|right|none)$/u],
  clear: [/^(?:left|right|both)$/u],
  border: [/^[\d.]+p[xt] (?:solid|dashed|dotted) (?:#[0-9a-f]{3,8}|[a-z]{3,20})$/iu, /^(?:0|none)$/u],
  'border-radius': [sizes],
  'border-collapse': [/^(?:collapse|separate)$/u],
};
for (const side of ['top', 'right', 'bottom', 'left']) {
  styles[`padding-${side}`] = [size];
  styles[`margin-${side}`] = [size];
}

const tags =
  'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s section small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/**
 * Sanitizes HTML of the mall for the storefront. Removes everything that runs, names, submits, covers the page or fetches from
 * a foreign origin: scripts, ids, names, forms, style elements and fixed positions.
 */
export function toSafeHtml(html: string | null, place: HtmlPlace): string {
  if (html === null || html === '') return '';
  const key = [place.imageHost, place.mallUrl, place.device, place.isInLink, html].join('\n');
  const safe = cleaned.get(key) ?? asBrowsersReadIt(clean(html, place));
  cleaned.set(key, safe);
  return safe;
}

/** A member's layout is loaded each time, and is mostly unchanged. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  maxEntrySize: 400_000,
  sizeCalculation: (safe, key) => safe.length + key.length,
});

const mostReadings = 4;
/** The context of the parser: rows and cells outside of a table are dropped, their text stays. */
const insideDiv = defaultTreeAdapter.createElement('div', htmlTokens.NS.HTML, []);

/**
 * Normalizes HTML as browsers parse it: they close, move and drop misplaced elements, such as a table in a table, and can
 * thereby end the surrounding element. Each pass may move more; HTML that never settles is reduced to its text.
 */
function asBrowsersReadIt(html: string): string {
  let written = html;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const read = serialize(parseFragment(insideDiv, written, {}));
    if (read === written) return read;
    written = read;
  }
  noteContractViolation('a piece of HTML is read otherwise each time');
  return sanitizeHtml(written, { allowedTags: [] });
}

function clean(html: string, place: HtmlPlace): string {
  return sanitizeHtml(withinBounds(html), {
    allowedTags: place.isInLink ? tags.filter((tag) => tag !== 'a') : tags,
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      col: ['span'],
      ol: ['start'],
      '*': ['style', 'lang', 'dir'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['https'],
    // An image's address is built below; plain http comes only from the mall's own image host.
    allowedSchemesByTag: { a: ['https', 'tel', 'mailto'], img: ['https', 'http'] },
    allowProtocolRelative: false,
    nestingLimit: 40,
    transformTags: {
      '*': withoutOldHtml,
      h1: 'h2', // the page has its first heading already
      a: (_tag, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes, place) }),
      img: (_tag, attributes) => ({
        tagName: 'img',
        attribs: imageAttributes(withoutOldHtml('img', attributes).attribs, place),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  });
}

const longest = 500_000;
const mostTags = 10_000;

/** The parser's time grows with the square of unclosed tags, so HTML far beyond any page is cut off. */
function withinBounds(html: string): string {
  let end = html.length > longest ? longest : -1;
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > mostTags) {
      end = end === -1 ? at : Math.min(end, at);
      break;
    }
  }
  if (end === -1) return html;
  noteContractViolation('a piece of HTML is too long and was cut');
  return html.slice(0, end);
}

type Attributes = Record<string, string>;

function linkAttributes({ href, title, style }: Attributes, place: HtmlPlace): Attributes {
  const target = /^(?:tel|mailto):[\w+@.-]+$/u.test(href ?? '') ? href : toLink(href ?? null, place);
  const leadsOut = target?.startsWith('https:') ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
  return present({ href: target, title, style, ...leadsOut });
}

function imageAttributes({ src, alt, width, height, style }: Attributes, { imageHost }: HtmlPlace): Attributes {
  return present({
    src: toImageAddress(imageHost, src ?? null),
    alt: alt ?? '',
    width,
    height,
    style,
    loading: 'lazy',
  });
}

function present(attributes: Record<string, string | null | undefined>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
