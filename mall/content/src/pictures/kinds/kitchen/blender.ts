import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

export const drawBlender: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const jar = sheet.across('#b9cddd', ['#f4fbff', 0.22], ['#d7e7f2', 0.6], '#9db4c7');
  const drinks = [
    ['#ff8fa3', '#c9304f'],
    ['#ffc861', '#e0851f'],
    ['#9ad66f', '#4c8f2b'],
  ] as const;
  const [light, deep] = drinks[vary.whole(0, 2)] ?? drinks[0];
  const tall = style === 2;
  const glass = tall ? 'M318 180h164l14 330H304Z' : 'M280 190h240l-40 320H320Z';
  const fill = tall ? 'M312 330q90 22 176 0l8 180H304Z' : 'M296 320q110 24 208 0l-24 190H320Z';
  const fruit =
    circle(366, 440, 24, light, { opacity: '0.8' }) +
    circle(430, 470, 20, '#ffffff', { opacity: '0.35' }) +
    circle(408, 400, 15, '#ffffff', { opacity: '0.3' });
  return (
    sheet.shadow(400, 690, 170, 20) +
    (tall
      ? ''
      : line('M516 240q96 6 80 110t-92 110', '#20242c', 26) + line('M516 240q96 6 80 110t-92 110', '#4b5361', 10)) +
    path(glass, jar, { opacity: '0.9' }) +
    path(fill, sheet.down(light, deep), { opacity: '0.92' }) +
    ellipse(400, tall ? 332 : 322, tall ? 87 : 103, 11, light) +
    fruit +
    path('M360 500l40-22 40 22-40 12Z', sheet.metal()) +
    rect(tall ? 334 : 306, 210, 13, 260, 6, '#ffffff', {
      opacity: '0.65',
      transform: tall ? 'rotate(2 340 340)' : 'rotate(-6 312 340)',
    }) +
    repeat(5, (mark) => rect(tall ? 452 : 446, 300 + mark * 38, 26, 3, 1, '#ffffff', { opacity: '0.7' })) +
    rect(tall ? 306 : 268, 156, tall ? 188 : 264, 40, 16, sheet.across('#1c1f26', '#5b6472', '#16181d')) +
    rect(364, 132, 72, 30, 12, sheet.across(color.dark, color.lit, color.dark)) +
    rect(310, 504, 180, 26, 8, sheet.metal()) +
    path('M302 528h196l42 132q8 28-24 28H284q-32 0-24-28Z', sheet.cylinder(color)) +
    (style === 1
      ? repeat(4, (button) => rect(322 + button * 42, 598, 30, 22, 8, sheet.slant('#ffffff', '#a4adba')))
      : circle(400, 606, 40, sheet.slant('#f5f7fa', '#8e98a6')) +
        circle(400, 606, 31, sheet.slant('#d3d9e1', '#fafbfc')) +
        rect(397, 578, 6, 18, 3, color.base)) +
    inventedMark(400, 666, 18, color.on, vary.variant)
  );
};
