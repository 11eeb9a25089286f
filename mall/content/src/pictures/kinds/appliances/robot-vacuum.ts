import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, path, rect } from '../../svg/shapes.ts';

/** Seen from above at an angle. */
export const drawRobotVacuum: DrawProduct = (art) => robot(art, false);

/** The robot before the station that empties its dust and washes its pads. */
export const drawRobotStation: DrawProduct = (art) => robot(art, true);

function robot({ vary, sheet, color }: Art, tower: boolean): string {
  const style = vary.style(3);
  const rx = vary.between(262, 282);
  const ry = rx * 0.5;
  const cy = 520;
  const dock = tower
    ? rect(250, 150, 300, 390, 30, sheet.slant(color.bright, [color.base, 0.4], color.dark)) +
      rect(270, 172, 260, 150, 18, sheet.slant(color.dim, color.base)) +
      rect(280, 390, 240, 150, 20, '#1b1e25') +
      circle(400, 352, 8, '#7fe0a8') +
      inventedMark(400, 246, 44, color.on, vary.variant)
    : '';
  const y = tower ? 580 : cy;
  return (
    sheet.shadow(400, y + ry * 0.78, rx * 1.05, 66) +
    dock +
    path(
      `M${400 - rx} ${y}v58a${rx} ${ry} 0 0 0 ${rx * 2} 0v-58Z`,
      sheet.across(color.dark, [color.lit, 0.25], [color.base, 0.5], color.deep),
    ) +
    path(
      `M${400 - rx * 0.8} ${y + 84 + ry * 0.36}a${rx} ${ry} 0 0 0 ${rx * 1.6} 0l-4 12a${rx} ${ry} 0 0 1-${rx * 1.58} 0Z`,
      '#23262e',
    ) +
    ellipse(400, y, rx, ry, sheet.slant(color.bright, [color.base, 0.5], color.dim)) +
    ellipse(
      400,
      y,
      rx * 0.9,
      ry * 0.9,
      style === 2 ? sheet.slant('#444a56', '#1a1d24') : sheet.slant(color.lit, color.base),
    ) +
    ellipse(400, y - 12, rx * 0.27, ry * 0.27, color.deep) +
    path(
      `M${400 - rx * 0.27} ${y - 44}v32a${rx * 0.27} ${ry * 0.27} 0 0 0 ${rx * 0.54} 0v-32Z`,
      sheet.across('#3d434f', '#8b94a3', '#23262e'),
    ) +
    ellipse(400, y - 44, rx * 0.27, ry * 0.27, sheet.slant('#5b6270', '#2a2e37')) +
    rect(340, y + ry * 0.5, 120, 24, 12, '#16181d') +
    circle(368, y + ry * 0.5 + 12, 6, '#7fe0a8') +
    circle(400, y + ry * 0.5 + 12, 6, '#ffffff') +
    circle(432, y + ry * 0.5 + 12, 6, '#7fd8ff') +
    ellipse(400 - rx * 0.48, y - ry * 0.42, rx * 0.22, ry * 0.1, '#ffffff', {
      opacity: '0.4',
      transform: `rotate(-24 ${Math.round(400 - rx * 0.48)} ${Math.round(y - ry * 0.42)})`,
    })
  );
}
