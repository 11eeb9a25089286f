import * as fc from 'fast-check';
import {
  defaultTreeAdapter,
  html as htmlTokens,
  parse,
  parseFragment as parseTemplate,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { describe, expect, test } from 'vitest';
import { toSafeHtml, type HtmlPlace } from '../../src/rules/html.ts';

const place: HtmlPlace = { mallUrl: 'familyshop', device: 'DESKTOP', imageHost: '' };

/** As a browser reads it inside the page, where rows of no table are dropped. */
const parseFragment = (html: string) => parseTemplate(insideDiv, html, {});

type Element = DefaultTreeAdapterTypes.Element;
const isElement = (node: DefaultTreeAdapterTypes.ChildNode): node is Element => 'tagName' in node;
const insideDiv = defaultTreeAdapter.createElement('div', htmlTokens.NS.HTML, []);

/**
 * Tags of a page as a browser parses it: the container of the mall's HTML, and what follows. Nothing may leave the
 * container.
 */
function besideIt(safe: string): string[] {
  const html = parse(`<!doctype html><body><div>${safe}<i>after it</i></div><footer></footer>`).childNodes.filter(
    isElement,
  )[0];
  const body = html?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  return (body?.childNodes ?? []).map(({ nodeName }) => nodeName);
}

const broken = [
  '<table><div><table></table></div></table>',
  '<table><tr><section><table></table></section></tr></table>',
  '<a href="/goods/a">1<a href="/goods/b">2</a></a>',
  '<p>1<p>2<p>3</div></p></section>',
  '<p><span><div>1</div></span></p>',
  '<h2><h3>1</h3></h2><ul><p><li>1<li>2</ul><dd>3<dt>4',
  '<b><p>1</b>2</p><i><table><b></i></table>',
  '<td>1</td><tr><th>2<caption>3</caption><col>',
  '<form><form></form><table><form><tr></form></table>',
  '<!-- a --><![CDATA[ b ]]><!doctype x><?php c ?>1\u0000\r\n\u2028\ud800\u202e',
  `${'<div>'.repeat(600)}1`,
  `${'<b><i><u>'.repeat(50)}<table><td>1`,
];

describe('however broken a piece of HTML is', () => {
  test.each(broken)('a browser keeps it within its place: %j', (html) => {
    const safe = toSafeHtml(html, place);
    expect(besideIt(safe)).toEqual(['div', 'footer']);
    expect(serialize(parseFragment(safe))).toBe(safe);
  });

  test('made of any tags in any order, a browser reads it as it was written', () => {
    const word = fc.constantFrom(
      ...'a b p i div span table tbody tr td th caption col colgroup ul li dl dd dt h2 section br img s form select button svg math template'.split(
        ' ',
      ),
    );
    const piece = fc.oneof(
      word.map((tag) => `<${tag}>`),
      word.map((tag) => `</${tag}>`),
      fc.constantFrom('1', ' ', '<', '&lt;', '\u0000'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const safe = toSafeHtml(pieces.join(''), place);
        expect([besideIt(safe), serialize(parseFragment(safe))]).toEqual([['div', 'footer'], safe]);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['<col><p>중요한 글</p>', '<p>중요한 글</p>'],
  ['<td>1</td><p>3</p>', '1<p>3</p>'],
  ['<caption>이름</caption>글', '이름글'],
])('parts of no table keep their words: %j', (html, safe) => {
  expect(toSafeHtml(html, place)).toBe(safe);
});

test('text in a link has no links itself', () => {
  expect(toSafeHtml('<p>첫 구매 <a href="/goods/a">혜택 <b>보기</b></a></p>', { ...place, isInLink: true })).toBe(
    '<p>첫 구매 혜택 <b>보기</b></p>',
  );
  expect(toSafeHtml('<p>첫 구매 <a href="/goods/a">혜택</a></p>', place)).toContain('<a href="/familyshop/goods/a">');
});
