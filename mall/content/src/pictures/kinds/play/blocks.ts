import type { DrawProduct } from '../../art.ts';
import { circle, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Building bricks: a tower, a house, a heap. */
export const drawBlocks: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const palette = [
    color,
    shadesOf('#f2b632'),
    shadesOf('#e2574c'),
    shadesOf('#3b82d0'),
    shadesOf('#3fa66b'),
    shadesOf('#f4f5f7'),
  ];
  const shift = vary.whole(1, 5);
  const nudge = vary.whole(-1, 1) * 12;
  const height = vary.whole(-1, 0);
  const brick = (x: number, y: number, studs: number, hue: number) => {
    const shades = palette[hue % palette.length] ?? color;
    return (
      repeat(studs, (stud) =>
        rect(x + 17 + stud * 66, y - 16, 34, 22, 5, sheet.across(shades.dim, [shades.bright, 0.35], shades.dark)),
      ) +
      rect(x, y, studs * 66, 74, 6, sheet.down(shades.lit, [shades.base, 0.3], shades.dim)) +
      rect(x, y, studs * 66, 5, 2, shades.bright) +
      path(`M${x + studs * 66} ${y + 4}l14-8v70l-14 8Z`, shades.dark)
    );
  };
  const row = (y: number, parts: readonly (readonly [number, number, number])[]) =>
    parts
      .toReversed()
      .map(([x, studs, hue]) => brick(x + (y < 400 ? nudge : 0), y, studs, hue === 0 ? 0 : hue + shift))
      .join('');
  const builds = [
    row(614, [
      [136, 4, 0],
      [404, 4, 3],
    ]) +
      row(540, [
        [202, 3, 2],
        [404, 3, 0],
      ]) +
      row(466, [
        [202, 2, 1],
        [338, 4, 4],
      ]) +
      row(392, [
        [268, 2, 0],
        [404, 2, 3],
      ]) +
      row(318, [[268, 4, 2]]) +
      (height ? '' : row(244, [[334, 2, 0]]) + row(170, [[334, 1, 1]])),
    row(614, [
      [136, 2, 0],
      [272, 1, 0],
      [470, 3, 0],
    ]) +
      row(540, [
        [136, 3, 0],
        [470, 3, 0],
      ]) +
      row(466, [
        [136, 2, 0],
        [272, 3, 5],
        [470, 3, 0],
      ]) +
      row(392, [[136, 8, 1]]) +
      row(318, [[202, 6, 2]]) +
      row(244, [[268, 4, 2]]) +
      row(170, [[334, 2, 2]]),
    row(614, [
      [110, 3, 0],
      [314, 2, 2],
      [452, 4, 3],
    ]) +
      row(540, [
        [160, 2, 1],
        [300, 3, 0],
        [510, 2, 4],
      ]) +
      row(466, [
        [230, 2, 3],
        [376, 3, 2],
      ]) +
      row(392, [[290, 3, 0]]) +
      (height ? '' : row(318, [[340, 1, 1]])),
  ];
  const door = style === 1 ? rect(344, 548, 118, 138, 4, '#8a5f3c') + circle(444, 620, 8, '#f2c34a') : '';
  return sheet.shadow(405, 690, 300, 20) + (builds[style] ?? '') + door;
};
