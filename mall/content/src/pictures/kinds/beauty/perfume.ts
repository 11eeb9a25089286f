import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';

export const drawPerfume: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(4);
  const cap = vary.chance()
    ? sheet.across('#8c6a26', ['#f6e3b0', 0.35], '#9a7529')
    : sheet.across('#14161b', ['#6b7482', 0.3], '#1c1f26');
  const glass = sheet.slant('#ffffff', ['#e8eef5', 0.4], '#b4c1d0');
  const juice = sheet.slant(color.bright, [color.base, 0.5], color.dark);
  const shapes = [
    rect(356, 184, 88, 96, 10, cap) +
      rect(372, 276, 56, 34, 4, sheet.metal()) +
      rect(246, 304, 308, 382, 34, glass) +
      rect(270, 350, 260, 312, 22, juice, { opacity: '0.92' }),
    circle(400, 200, 62, cap) +
      rect(370, 250, 60, 50, 4, sheet.metal()) +
      circle(400, 486, 200, glass) +
      circle(400, 494, 170, juice, { opacity: '0.92' }) +
      rect(310, 668, 180, 18, 6, '#d5dde7'),
    rect(350, 150, 100, 120, 4, cap) +
      rect(374, 266, 52, 40, 4, sheet.metal()) +
      path('M300 306h200l86 150-60 230H274l-60-230Z', glass) +
      path('M314 340h172l68 120-52 200H298l-52-200Z', juice, { opacity: '0.92' }) +
      line('M314 340l86 120 86-120M246 460h308M400 460V660', '#ffffff', 3, { opacity: '0.6' }),
    rect(352, 130, 96, 86, 30, cap) +
      rect(376, 212, 48, 34, 4, sheet.metal()) +
      rect(306, 242, 188, 444, 94, glass) +
      rect(326, 290, 148, 378, 74, juice, { opacity: '0.92' }) +
      repeat(5, (flute) => line(`M${344 + flute * 28} 300V650`, '#ffffff', 3, { opacity: '0.4' })),
  ];
  const label =
    rect(336, 450, 128, 108, 4, '#ffffff', { opacity: '0.94' }) +
    printedLabel(400, 490, 40, '#3a404c', vary.whole(0, 7));
  return (
    sheet.shadow(400, 690, 190, 20) +
    (shapes[style] ?? '') +
    label +
    path('M290 400q10-60 40-70', 'none', {
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: '0.6',
    })
  );
};
