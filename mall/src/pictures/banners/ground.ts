import type { ThemeColors } from '../themes.ts';
import { mix } from '../svg/color.ts';
import { circle, group, line, path, rect, repeat } from '../svg/shapes.ts';
import type { Sheet } from '../svg/sheet.ts';

interface Place {
  width: number;
  height: number;
  x: number;
  floor: number;
  size: number;
}

/** The theme's tint with one large quiet shape behind the product. */
export function bannerGround(sheet: Sheet, colors: ThemeColors, place: Place, style: number): string {
  const { width, height } = place;
  const soft = mix(colors.tint, colors.primary, 0.12);
  const softer = mix(colors.tint, colors.primary, 0.06);
  const shape = shapes[style % shapes.length] ?? disc;
  return (
    rect(0, 0, width, height, 0, sheet.slant(mix(colors.tint, '#ffffff', 0.55), [colors.tint, 0.5], softer)) +
    shape(sheet, place, soft, softer)
  );
}

type Shape = (sheet: Sheet, place: Place, soft: string, softer: string) => string;

const disc: Shape = (sheet, { x, floor, size }, soft, softer) =>
  circle(x, floor - size * 0.46, size * 0.74, softer) +
  circle(x, floor - size * 0.46, size * 0.56, sheet.slant('#ffffff', soft)) +
  circle(x - size * 0.76, floor - size * 0.86, size * 0.06, soft) +
  circle(x + size * 0.7, floor - size * 0.1, size * 0.09, soft);

const arch: Shape = (sheet, { x, floor, size, height }, soft, softer) =>
  path(
    `M${x - size * 0.66} ${height}V${floor - size * 0.42}a${size * 0.66} ${size * 0.66} 0 0 1 ${size * 1.32} 0V${height}Z`,
    sheet.down(soft, softer),
  ) +
  path(
    `M${x - size * 0.5} ${height}V${floor - size * 0.38}a${size * 0.5} ${size * 0.5} 0 0 1 ${size} 0V${height}Z`,
    sheet.down('#ffffff', softer),
  );

const waves: Shape = (sheet, { width, height }, soft, softer) =>
  path(
    `M${width * 0.44} ${height}C${width * 0.6} ${height * 0.5} ${width * 0.74} ${height * 0.96} ${width} ${height * 0.2}V${height}Z`,
    sheet.slant(softer, soft),
  ) +
  path(`M${width * 0.56} ${height}C${width * 0.7} ${height * 0.74} ${width * 0.84} ${height} ${width} ${height * 0.52}V${height}Z`, soft, {
    opacity: '0.7',
  });

const band: Shape = (_sheet, { width, height, x, size }, soft, softer) =>
  path(
    `M${x - size * 0.7} ${height}L${x + size * 0.1} 0h${size * 0.5}L${x - size * 0.2} ${height}ZM${x + size * 0.1} ${height}L${x + size * 0.9} 0H${width + 40}V${height}Z`,
    softer,
  ) +
  group(
    { opacity: '0.7' },
    repeat(15, (dot) => circle(width - 150 + (dot % 5) * 22, 26 + Math.floor(dot / 5) * 22, 3, soft)),
  );

const rings: Shape = (_sheet, { x, floor, size }, soft, softer) =>
  repeat(3, (ring) =>
    circle(x, floor - size * 0.46, size * (0.9 - ring * 0.2), ring === 2 ? softer : 'none', {
      stroke: soft,
      'stroke-width': ring === 2 ? undefined : size * 0.035,
    }),
  ) + line(`M${x - size * 0.9} ${floor - size * 0.05}h${size * 0.16}`, soft, size * 0.03);

const shapes: readonly Shape[] = [disc, arch, waves, band, rings];
