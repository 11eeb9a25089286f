import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

export const drawRiceCooker: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const width = vary.between(430, 476);
  const x = 400 - width / 2;
  const lidTop = 286 + (style === 1 ? 20 : 0);
  const body = sheet.across(color.dark, [color.lit, 0.18], [color.bright, 0.3], [color.base, 0.55], color.dark);
  const round = style === 1 ? 60 : 110;
  const screenY = style === 2 ? 380 : 470;
  return (
    sheet.shadow(400, 690, width * 0.54, 22) +
    rect(x + 60, 668, width - 120, 20, 8, '#22252d') +
    rect(x, 380, width, 296, round, body) +
    path(
      `M${x + 8} 440Q${x} ${lidTop} 400 ${lidTop - 16}T${x + width - 8} 440Z`,
      sheet.glow(0.35, 0.15, 1, color.bright, [color.lit, 0.4], color.dim),
    ) +
    rect(x - 2, 426, width + 4, 18, 9, sheet.metal()) +
    line(
      `M${x + 20} 420Q${x + 30} 210 400 200T${x + width - 20} 420`,
      sheet.across(color.deep, [color.lit, 0.3], color.deep),
      style === 2 ? 0.1 : 22,
    ) +
    ellipse(400, lidTop + 12, 44, 14, '#2b2f38') +
    ellipse(400, lidTop + 6, 34, 10, sheet.slant('#d9dee5', '#6f7886')) +
    (style === 0 ? rect(386, lidTop - 30, 28, 36, 10, sheet.metal()) : '') +
    rect(290, screenY, 220, 150, 26, sheet.slant('#3a404c', '#14171d')) +
    rect(318, screenY + 22, 164, 58, 10, sheet.slant('#9fe6ff', '#4ba9d6')) +
    path(`M352 ${screenY + 64}q6-26 24-26t24 26Z`, '#0f3446') +
    rect(412, screenY + 38, 50, 10, 5, '#0f3446') +
    rect(412, screenY + 56, 34, 8, 4, '#0f3446') +
    repeat(4, (button) =>
      circle(334 + button * 44, screenY + 112, 13, button ? sheet.slant('#8791a0', '#4b5361') : '#ff8a5c'),
    ) +
    inventedMark(400, screenY === 380 ? 604 : 648, 24, color.on, vary.variant) +
    rect(x + 40, 470, 16, 150, 8, '#ffffff', { opacity: '0.3' })
  );
};
