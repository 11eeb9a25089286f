import { describe, expect, test } from 'vitest';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { leadNewsOf } from '../../src/seed/content/lead-news.ts';
import { mallList } from '../../src/seed/malls/mall-list.ts';
import { bannerPicturePath } from '../../src/pictures/picture-path.ts';
import { drawPicture } from '../../src/pictures/draw-picture.ts';

const handsets = allPhones()
  .map(({ product }) => ({ ...product, page: product.detailHtml ?? '' }))
  .filter(({ imgPaths }) => !imgPaths[0]?.includes('/watch/'));

/** The text under a heading of the page's table. */
const told = (page: string, title: string) =>
  new RegExp(`<th scope="row">${title}</th><td>([^<]*)`, 'u').exec(page)?.[1] ?? '';

/** Number of rear lenses by the page's text; a thermal camera counts as a lens. */
function lensesTold(page: string): number {
  const camera = told(page, '카메라');
  return Number(/(\d)중/u.exec(camera)?.[1] ?? 1) + (camera.includes('열화상') ? 1 : 0);
}

/** Every lens has one disk of this color, and nothing else has. */
const lensesDrawn = (path: string) => drawPicture(path)?.split('#0b0d13').length ?? 0;
const isShown = (view: string) => (path: string) => path.endsWith(`-${view}.svg`);

describe('an image of a phone shows that phone', () => {
  test('with as many lenses on its back as on its page', () => {
    const wrong = handsets.flatMap(({ name, page, imgPaths }) =>
      imgPaths
        .filter((path) => isShown('back')(path) || (isShown('front')(path) && !path.includes('/tablet/')))
        .filter((path) => lensesDrawn(path) - 1 !== lensesTold(page))
        .map((path) => `${name}: ${lensesTold(page)} told, ${lensesDrawn(path) - 1} drawn on ${path}`),
    );
    expect(handsets.length).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
  });

  test('with keys where it has keys, and only there', () => {
    const isFolder = ({ imgPaths }: (typeof handsets)[number]) =>
      imgPaths.every((path) => path.includes('/phone-folder/'));
    const hasKeys = ({ page }: (typeof handsets)[number]) => told(page, '화면').includes('물리 버튼');
    expect(handsets.filter((phone) => isFolder(phone) !== hasKeys(phone)).map(({ name }) => name)).toEqual([]);
    expect(handsets.filter(hasKeys).length).toBeGreaterThanOrEqual(4);
  });

  test('folding as its screens say: a book, a compact, or a compact with a strip of a cover screen', () => {
    const wrong = handsets.filter(({ page, imgPaths }) => {
      const [, inner = '0', outer = '0'] = /안쪽 ([\d.]+)형, 바깥쪽 ([\d.]+)형/u.exec(told(page, '화면')) ?? [];
      const folding = Number(inner) > 7 ? 'phone-fold' : Number(outer) > 2.5 ? 'phone-flip' : 'phone-flip-small';
      const drawn = imgPaths[0]?.split('/')[3] ?? '';
      return Number(inner) > 0 ? drawn !== folding : /phone-(?:fold|flip)(?!er)/u.test(drawn);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('in the first news of a mall too', () => {
    const named = mallList
      .map((mall) => ({ mall, ...leadNewsOf(mall).picture }))
      .flatMap(({ mall, ...news }) =>
        handsets.filter(({ name }) => name === news.title).map((phone) => ({ mall, phone, news })),
      );
    expect(named.length).toBeGreaterThan(0);
    for (const { mall, phone, news } of named) {
      expect(phone.imgPaths[0]).toContain(`/${news.kind}/`);
      const path = bannerPicturePath({ shape: 'tile', theme: mall.mallStyle, ...news, eyebrow: '', subtitle: '' });
      expect((lensesDrawn(path) - 1) % lensesTold(phone.page)).toBe(0);
      expect(lensesDrawn(path)).toBeGreaterThan(1);
    }
  });
});
