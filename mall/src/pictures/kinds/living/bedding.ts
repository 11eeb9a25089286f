import type { DrawProduct } from '../../art.ts';
import { circle, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A made bed: headboard, pillows, duvet with a turned edge. */
export const drawBedding: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const pattern = vary.style(4);
  const board = vary.pick(['#b98a5e', '#8b6a4e', '#dcd3c6', '#6f7683'] as const);
  const wood = shadesOf(board);
  const tall = vary.between(190, 240);
  const duvet = 'M118 470Q250 430 400 434T682 470L716 610q6 40-34 44Q400 676 118 654 78 650 84 610Z';
  const clip = sheet.clip(path(duvet, '#000'));
  const print =
    [
      '',
      repeat(12, (column) => line(`M${110 + column * 54} 440L${40 + column * 66} 670`, color.bright, 11, { opacity: '0.75' })),
      repeat(9, (row) => line(`M60 ${450 + row * 30}Q400 ${430 + row * 30} 740 ${450 + row * 30}`, color.dark, 2.5, { opacity: '0.6' })) +
        repeat(13, (column) => line(`M${120 + column * 48} 440L${60 + column * 58} 670`, color.dark, 2.5, { opacity: '0.6' })),
      repeat(44, (dot) =>
        circle(100 + (dot % 11) * 58 + (Math.floor(dot / 11) % 2) * 28, 480 + Math.floor(dot / 11) * 46, 8, color.bright, {
          opacity: '0.85',
        }),
      ),
    ][pattern] ?? '';
  const pillow = (x: number, y: number, w: number, h: number, shades = shadesOf('#fbfaf7')) =>
    path(
      `M${x + 14} ${y}Q${x + w / 2} ${y + 14} ${x + w - 14} ${y}q18 4 14 22-8 ${h / 2 - 22} 0 ${h - 40} 2 18-16 20-${w / 2 - 10}-10-${w - 28} 0-18-2-14-22 8-${h / 2 - 20} 0-${h - 40}-4-18 16-20Z`,
      sheet.glow(0.36, 0.25, 0.95, shades.bright, [shades.base, 0.55], shades.dark),
    );
  return (
    sheet.shadow(400, 694, 340, 20) +
    rect(112, 640, 26, 52, 5, wood.dark) +
    rect(662, 640, 26, 52, 5, wood.dark) +
    rect(104, 430 - tall, 592, tall + 120, vary.chance() ? 60 : 16, sheet.slant(wood.bright, [wood.base, 0.4], wood.dark)) +
    (vary.chance()
      ? repeat(5, (panel) => rect(132 + panel * 110, 450 - tall, 96, 150, 10, wood.lit, { stroke: wood.dim, 'stroke-width': 2 }))
      : '') +
    path('M96 520q0-40 40-40h528q40 0 40 40v120H96Z', '#eceae5') +
    pillow(150, 330, 240, 130) +
    pillow(410, 330, 240, 130) +
    pillow(206, 376, 180, 104, color) +
    (vary.chance() ? pillow(414, 376, 180, 104, shadesOf(board)) : pillow(414, 376, 180, 104, color)) +
    path(duvet, sheet.down(color.bright, [color.base, 0.4], color.dark)) +
    group({ 'clip-path': clip }, print, path('M80 610q180 40 320 30t330-40v80H80Z', color.dark, { opacity: '0.25' })) +
    path('M118 470Q250 430 400 434T682 470l8 34Q560 474 400 474T110 506Z', sheet.down('#ffffff', '#e4e2dd')) +
    line('M240 520q-30 60-40 130M520 510q40 70 46 146M380 500q10 70-6 160', color.dark, 7, { opacity: '0.35' })
  );
};
