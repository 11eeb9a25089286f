import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, stretch } from '../../svg/shapes.ts';

/** Mist rising from a drop, a column or a tank. */
export const drawHumidifier: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const across = vary.between(0.9, 1.12);
  const up = vary.between(0.9, 1.02);
  const light = vary.pick(['#7fe0f0', '#7fe0a8', '#ffc98a', '#c9a8ff'] as const);
  const band = vary.chance() ? rect(300, 600, 200, 9, 4, color.bright, { opacity: '0.7' }) : '';
  const mist = repeat(5, (puff) =>
    ellipse(
      400 + [0, -26, 22, -14, 30][puff]!,
      226 - puff * 30,
      24 + puff * 9,
      26 + puff * 6,
      sheet.glow(0.5, 0.5, 0.5, '#b9d4eccc', '#d7e6f500'),
      { opacity: String(0.9 - puff * 0.12) },
    ),
  );
  const tank = sheet.across('#b5d3ea', ['#eef8ff', 0.25], ['#cfe5f5', 0.6], '#8fb3d1');
  const shapes = [
    path(
      'M400 236C480 330 552 420 552 530c0 96-60 156-152 156s-152-60-152-156c0-110 72-200 152-294Z',
      sheet.ball(color),
    ) +
      ellipse(400, 250, 24, 9, color.deep) +
      rect(330, 620, 140, 34, 17, color.dim) +
      circle(400, 637, 9, light) +
      ellipse(334, 440, 22, 64, '#ffffff', { opacity: '0.45', transform: 'rotate(16 334 440)' }),
    rect(278, 270, 244, 300, 36, tank) +
      rect(278, 400, 244, 170, 0, '#7fb8e6', { opacity: '0.55' }) +
      ellipse(400, 400, 122, 12, '#d9f0ff') +
      rect(262, 550, 276, 136, 34, sheet.cylinder(color)) +
      ellipse(400, 270, 122, 20, color.dim) +
      ellipse(400, 264, 112, 16, color.bright) +
      ellipse(400, 262, 30, 7, color.deep) +
      circle(400, 618, 26, sheet.slant('#fff', '#9aa3b1')) +
      rect(296, 300, 14, 220, 7, '#ffffff', { opacity: '0.6' }),
    path('M286 300q0-54 114-54t114 54l22 340q2 46-60 46H324q-62 0-60-46Z', sheet.cylinder(color)) +
      ellipse(400, 272, 96, 22, color.deep) +
      ellipse(400, 268, 84, 17, '#16181d') +
      rect(350, 560, 100, 30, 15, '#16181d') +
      circle(374, 575, 6, '#7fe0f0') +
      circle(400, 575, 6, '#fff') +
      circle(426, 575, 6, '#7fe0a8') +
      repeat(6, (row) => line(`M${280 - row * 1.5} ${360 + row * 26}q120 26 ${240 + row * 3} 0`, color.dim, 4)),
  ];
  return (
    sheet.shadow(400, 690, 170, 20) +
    stretch(
      across,
      up,
      mist,
      shapes[style] ?? '',
      band,
      style === 0 ? '' : inventedMark(400, style === 1 ? 664 : 644, 22, color.on, vary.variant),
    )
  );
};
