import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

export const drawCampingChair: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const frame = vary.chance(0.4) ? '#a8764a' : '#3a404c';
  const tube = sheet.across('#22262e', '#6b7482', '#1b1e24');
  const pole = frame === '#3a404c' ? tube : sheet.across('#7a4f2f', '#d9a873', '#7a4f2f');
  const cloth = sheet.glow(0.35, 0.2, 1, color.bright, [color.base, 0.5], color.dark);
  const high = style === 1;
  const top = high ? 130 : 210;
  return (
    sheet.shadow(400, 690, 240, 22) +
    line('M250 684L540 470M550 684L262 470', frame, 15) +
    line('M220 684L330 500M580 684L470 500', frame, 15) +
    line(`M236 ${top}L262 560M564 ${top}L538 560`, frame, 19) +
    path(`M246 ${top + 6}q154 34 308 0l-26 300q-128 40-256 0Z`, cloth) +
    (style === 2
      ? repeat(7, (stripe) =>
          path(`M${262 + stripe * 40} ${top + 16}l4 300h18l-2-298Z`, color.bright, { opacity: '0.6' }),
        )
      : rect(300, top + 50, 200, 110, 16, color.dim, { opacity: '0.6' })) +
    (high ? path(`M290 ${top + 16}q110 22 220 0v64q-110 26-220 0Z`, sheet.down(color.lit, color.dim)) : '') +
    path('M250 480q150 40 300 0l44 74q-194 70-388 0Z', cloth) +
    path('M206 554q194 70 388 0v16q-194 74-388 0Z', color.deep) +
    rect(176, 430, 96, 26, 13, pole) +
    rect(528, 430, 96, 26, 13, pole) +
    line('M196 452L214 640M604 452L586 640', frame, 15) +
    (style === 0 ? rect(552, 430, 66, 70, 12, color.dim) + ellipse(585, 432, 28, 8, color.deep) : '') +
    inventedMark(400, high ? top + 44 : top + 104, 44, color.on, vary.variant)
  );
};
