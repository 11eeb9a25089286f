import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type TentForm = 'dome' | 'tunnel' | 'ridge';

/** A tent by the form of its frame. */
const tentOf =
  (form: TentForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = { dome: 0, tunnel: 1, ridge: 2 }[form];
    const grass = vary.whole(2, 4);
    const inside = vary.pick(['#3a3128', '#4a3a2a', '#2f3338'] as const);
    const inner = shadesOf('#f4ead6');
    const pegs = line('M150 640L84 690M650 640L716 690', '#8d97a5', 4);
    const dome =
      path('M110 680Q160 220 400 200T690 680Z', sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
      path('M400 200Q600 220 690 680H520Q520 360 400 200Z', color.dark, { opacity: '0.55' }) +
      path('M270 680Q290 420 372 330 440 430 470 680Z', inner.dim) +
      path('M290 680Q304 450 372 346 420 440 440 680Z', inside) +
      path('M372 336Q310 420 270 680l34 0Q300 520 372 336Z', inner.lit) +
      path('M372 336q60 120 74 344h26q-10-250-100-344Z', inner.base) +
      line('M110 680Q170 240 400 200T690 680M400 200Q560 340 540 680', color.deep, 7) +
      line('M130 680Q190 230 400 194', '#f2f4f7', 3, { opacity: '0.7' });
    const tunnel =
      path('M90 680Q80 330 250 300h360q110 40 110 380Z', sheet.down(color.bright, [color.base, 0.4], color.dark)) +
      path('M90 680Q84 320 250 300q150 40 150 380Z', sheet.slant(color.lit, color.dim)) +
      path('M140 680q0-280 108-300 102 40 100 300Z', inside) +
      path('M140 680q0-280 108-300-60 120-62 300Z', inner.base) +
      line('M90 680Q84 320 250 300q150 40 150 380M440 300q90 60 90 380M570 300q110 60 110 380', color.deep, 7) +
      rect(560, 440, 90, 70, 14, '#dfeaf3', { opacity: '0.8' }) +
      line('M250 300h360', '#ffffff', 3, { opacity: '0.6' });
    const ridge =
      path('M400 190L700 680H460Z', color.dark) +
      path('M400 190L100 680h360Z', sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
      path('M380 250L230 680h210Z', inside) +
      path('M380 250L230 680h62Z', inner.lit) +
      path('M380 250l60 430h-54Z', inner.base) +
      line('M400 190L88 700M400 190L462 684', '#8a5f3c', 12) +
      line('M400 190L712 690', color.deep, 5) +
      path('M130 640h330v40H106Z', color.dim, { opacity: '0.6' });
    return (
      sheet.shadow(400, 690, 330, 26) +
      ([dome, tunnel, ridge][style] ?? '') +
      pegs +
      repeat(grass, (tuft) =>
        line(
          `M${120 + tuft * 150} 690q-6-16-14-22M${124 + tuft * 150} 690q0-20 4-28M${128 + tuft * 150} 690q8-14 16-18`,
          '#8fb07a',
          4,
        ),
      ) +
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

export const drawTent = tentOf('dome');
export const drawLivingTent = tentOf('tunnel');
export const drawTipi = tentOf('ridge');

/** A sheet spread over two poles and guyed down, with a table in its shade. */
export const drawTarp: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const tall = vary.between(170, 210);
  const sag = vary.between(24, 44);
  const pole = sheet.across('#5b6472', '#c3cad4', '#4b5361');
  const isHexa = vary.chance();
  const top = isHexa
    ? `M400 ${tall - 20}Q560 ${tall + sag} 742 ${tall + 170}L400 ${tall + 210}Z`
    : `M220 ${tall}L600 ${tall - 30}L744 ${tall + 160}Q560 ${tall + 130 + sag} 400 ${tall + 190}Z`;
  const near = isHexa
    ? `M400 ${tall - 20}Q250 ${tall + sag} 58 ${tall + 170}L400 ${tall + 210}Z`
    : `M220 ${tall}Q120 ${tall + 60 + sag} 56 ${tall + 170}Q250 ${tall + 150 + sag} 400 ${tall + 190}Z`;
  return (
    sheet.shadow(400, 690, 330, 24) +
    line(`M58 ${tall + 170}L20 684M742 ${tall + 168}L782 684`, '#aab3bf', 4) +
    line(
      `M${isHexa ? 400 : 600} ${tall - 16}L${isHexa ? 560 : 700} 684M${isHexa ? 400 : 220} ${tall}L${isHexa ? 240 : 110} 684`,
      '#c3cad4',
      3,
    ) +
    line(`M${isHexa ? 400 : 600} ${tall - 20}V684`, pole, 15) +
    rect(300, 560, 210, 18, 6, sheet.down('#d9a873', '#a8764a')) +
    line('M330 578L310 684M480 578l20 106', '#5b6472', 9) +
    rect(340, 520, 40, 42, 6, '#ffe9a8') +
    rect(334, 512, 52, 12, 5, '#3a404c') +
    rect(334, 556, 52, 10, 4, '#3a404c') +
    path('M430 560v-36h46v36q0 4-6 4h-34q-6 0-6-4Z', '#e8ebf0') +
    path('M540 610h120l-10 20H550Z', color.lit) +
    line('M552 630l-14 54M648 630l14 54M552 680l96-48', '#3a404c', 8) +
    path(top, sheet.slant(color.lit, color.dark)) +
    path(near, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    line(isHexa ? `M400 ${tall - 20}V${tall + 210}` : `M220 ${tall}L400 ${tall + 190}`, color.deep, 4, {
      opacity: '0.7',
    }) +
    line(`M${isHexa ? 400 : 220} ${tall - (isHexa ? 20 : 0)}V684`, pole, 16) +
    repeat(3, (loop) => rect(52 + loop * 340, tall + 160 + (loop === 1 ? 36 : 0), 16, 22, 5, '#3a404c')) +
    inventedMark(isHexa ? 270 : 240, tall + 120, 40, color.on, vary.variant)
  );
};
