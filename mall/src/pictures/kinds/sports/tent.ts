import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { group, line, path, rect } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A dome, a tunnel or a ridge tent. */
export const drawTent: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const inner = shadesOf('#f4ead6');
  const pegs = line('M150 640L84 690M650 640L716 690', '#8d97a5', 4);
  const dome =
    path('M110 680Q160 220 400 200T690 680Z', sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    path('M400 200Q600 220 690 680H520Q520 360 400 200Z', color.dark, { opacity: '0.55' }) +
    path('M270 680Q290 420 372 330 440 430 470 680Z', inner.dim) +
    path('M290 680Q304 450 372 346 420 440 440 680Z', '#3a3128') +
    path('M372 336Q310 420 270 680l34 0Q300 520 372 336Z', inner.lit) +
    path('M372 336q60 120 74 344h26q-10-250-100-344Z', inner.base) +
    line('M110 680Q170 240 400 200T690 680M400 200Q560 340 540 680', color.deep, 7) +
    line('M130 680Q190 230 400 194', '#f2f4f7', 3, { opacity: '0.7' });
  const tunnel =
    path('M90 680Q80 330 250 300h360q110 40 110 380Z', sheet.down(color.bright, [color.base, 0.4], color.dark)) +
    path('M90 680Q84 320 250 300q150 40 150 380Z', sheet.slant(color.lit, color.dim)) +
    path('M140 680q0-280 108-300 102 40 100 300Z', '#3a3128') +
    path('M140 680q0-280 108-300-60 120-62 300Z', inner.base) +
    line('M90 680Q84 320 250 300q150 40 150 380M440 300q90 60 90 380M570 300q110 60 110 380', color.deep, 7) +
    rect(560, 440, 90, 70, 14, '#dfeaf3', { opacity: '0.8' }) +
    line('M250 300h360', '#ffffff', 3, { opacity: '0.6' });
  const ridge =
    path('M400 190L700 680H460Z', color.dark) +
    path('M400 190L100 680h360Z', sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    path('M380 250L230 680h210Z', '#3a3128') +
    path('M380 250L230 680h62Z', inner.lit) +
    path('M380 250l60 430h-54Z', inner.base) +
    line('M400 190L88 700M400 190L462 684', '#8a5f3c', 12) +
    line('M400 190L712 690', color.deep, 5) +
    path('M130 640h330v40H106Z', color.dim, { opacity: '0.6' });
  return (
    sheet.shadow(400, 690, 330, 26) +
    ([dome, tunnel, ridge][style] ?? '') +
    pegs +
    inventedMark([480, 480, 170][style] ?? 480, [520, 570, 636][style] ?? 520, 38, color.on, vary.variant) +
    (vary.chance()
      ? group(
          { transform: 'translate(650 640)' },
          rect(-22, -40, 44, 50, 8, '#ffe9a8'),
          rect(-26, -50, 52, 14, 6, '#3a404c'),
          rect(-26, 8, 52, 14, 6, '#3a404c'),
          line('M-18-50q18-30 36 0', '#3a404c', 5),
        )
      : '')
  );
};
