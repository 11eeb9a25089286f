import { mallStyles } from 'mall/db/schema/mall-styles.ts';
import { expect, test } from 'vitest';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { categoryIconPath, certificationPath, mallMarkPath } from '../../src/pictures/picture-path.ts';
import { categoryIcons, certificationNames, markShapes } from '../../src/pictures/picture-words.ts';
import { readSvg } from './well-formed.ts';

test('every category icon is drawn, well formed and unique, in every theme', () => {
  expect(categoryIcons.length).toBeGreaterThanOrEqual(28);
  const drawn = mallStyles.flatMap((theme) =>
    categoryIcons.map((icon) => drawPicture(categoryIconPath({ icon, theme })) ?? ''),
  );
  for (const svg of drawn) {
    readSvg(svg);
    expect(svg).not.toMatch(/NaN|undefined|--/u);
  }
  expect(new Set(drawn).size).toBe(mallStyles.length * categoryIcons.length);
});

test('a mall mark letters the name of the mall, escaped, and the square shows the symbol alone', () => {
  for (const theme of mallStyles) {
    for (const shape of markShapes) {
      const { text, elements } = readSvg(drawPicture(mallMarkPath({ mark: '가족 <샵> & 몰', theme, shape })) ?? '');
      expect(text).toBe(shape === 'square' ? '' : '가족 <샵> & 몰');
      expect(elements.has('샵')).toBe(false);
    }
  }
});

test('a mall without a name still has a symbol', () => {
  expect(drawPicture(mallMarkPath({ mark: '', theme: 'A', shape: 'ci' }))).toContain('<circle');
});

test('each seal is well formed and its own', () => {
  const seals = certificationNames.map((name) => drawPicture(certificationPath({ name })) ?? '');
  for (const seal of seals) expect(readSvg(seal).text.length).toBeGreaterThan(0);
  expect(new Set(seals).size).toBe(seals.length);
});
