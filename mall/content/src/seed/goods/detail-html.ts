import type { Random } from '../random.ts';

/** Content of a detail page. Texts come from the seed, so only those escaped here need it. */
export interface DetailFacts {
  name: string;
  headline: string;
  sentences: readonly string[];
  specs: readonly (readonly [title: string, text: string])[];
  images: readonly string[];
  closing: string;
}

const headings = ['이런 점이 좋아요', '상품 특징'];

/** The shop's own page about a product: headings, paragraphs, pictures and a table. */
export function detailHtml({ name, headline, sentences, specs, images, closing }: DetailFacts, random: Random): string {
  const [first = '', ...others] = sentences;
  const [scene = '', detail = ''] = images;
  return [
    `<h2>${escapeHtml(headline)}</h2>`,
    `<p>${escapeHtml(first)}</p>`,
    picture(scene, `${name} 사용 모습`),
    `<h3>${random.pick(headings)}</h3>`,
    `<ul>${others.map((sentence) => `<li>${escapeHtml(sentence)}</li>`).join('')}</ul>`,
    picture(detail, `${name} 자세히 보기`),
    '<h3>제품 사양</h3>',
    `<table><tbody>${specs.map(([title, text]) => `<tr><th scope="row">${escapeHtml(title)}</th><td>${escapeHtml(text)}</td></tr>`).join('')}</tbody></table>`,
    `<p>${escapeHtml(closing)}</p>`,
  ].join('\n');
}

function picture(path: string, alt: string): string {
  return `<p><img src="${path}" alt="${escapeHtml(alt)}" width="800" height="800" loading="lazy"></p>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
