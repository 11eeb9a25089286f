import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** Clinging to a window pane by its safety cord, a clean track behind it. */
export const drawWindowRobot: DrawProduct = ({ vary, sheet, color }) => {
  const size = vary.between(250, 280);
  const tilt = vary.between(-10, 10);
  const cx = 420 + vary.between(-14, 14);
  const cy = 430 + vary.between(-14, 14);
  const round = vary.chance(0.4) ? 70 : 36;
  const frame = vary.pick(['#c9a477', '#8d97a5', '#f2f3f5'] as const);
  return (
    sheet.shadow(400, 690, 290, 20) +
    rect(130, 96, 540, 590, 10, sheet.slant(frame, '#5b6472')) +
    rect(154, 120, 492, 540, 4, sheet.slant('#d7ebf8', ['#a9cfe8', 0.5], '#cfe6f4')) +
    path('M154 470q120-70 250-20t242-30v240H154Z', '#9cc4a0', { opacity: '0.55' }) +
    rect(154, 120, 492, 540, 4, '#ffffff', { opacity: '0.3' }) +
    path(`M154 120h${cx - 154 + size / 2}v${cy - 150}h-${size}v-60H154Z`, '#ffffff', { opacity: '0.55' }) +
    repeat(12, (drop) =>
      circle(190 + ((drop * 97) % 430), 560 + ((drop * 53) % 84), 4 + (drop % 3) * 2, '#ffffff', { opacity: '0.7' }),
    ) +
    line(`M${cx} ${cy - size / 2}Q${cx - 60} 160 ${cx - 30} 96`, '#e0702e', 7) +
    turn(
      tilt,
      cx,
      cy,
      rect(cx - size / 2 - 8, cy - size / 2 - 8, size + 16, size + 16, round + 6, '#5fa8d8'),
      rect(cx - size / 2, cy - size / 2, size, size, round, sheet.slant(color.bright, [color.base, 0.45], color.dark)),
      path(`M${cx - 66} ${cy - 20}q0-46 66-46t66 46v40q0 46-66 46t-66-46Z`, 'none', {
        stroke: color.deep,
        'stroke-width': 20,
      }),
      circle(cx, cy, 30, '#1b1e25'),
      circle(cx, cy, 10, '#58e0a4'),
      rect(cx - size * 0.42, cy - size * 0.42, 12, size * 0.5, 6, '#ffffff', { opacity: '0.4' }),
    ) +
    inventedMark(cx, cy + size * 0.36, 24, color.on, vary.variant)
  );
};
