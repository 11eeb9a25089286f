import type { Art } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import type { Shades } from '../../svg/shades.ts';
import { path, rect, repeat } from '../../svg/shapes.ts';

/** A standing box: its front, and its side turned from the light. */
export function box(art: Art, x: number, y: number, width: number, height: number, shades: Shades, depth = 34): string {
  return (
    path(`M${x + width} ${y}l${depth} ${depth * 0.4}v${height - depth * 0.4}h-${depth}Z`, shades.dark) +
    rect(x, y, width, height, 3, art.sheet.slant(shades.lit, [shades.base, 0.5], shades.dim))
  );
}

/** A squeeze tube standing on its cap, 690 its ground. */
export function tube(art: Art, x: number, top: number, width: number, shades: Shades, ink: string): string {
  const { sheet, vary } = art;
  return (
    rect(x + 24, 606, width - 48, 80, 12, sheet.across('#d9dee5', ['#ffffff', 0.3], '#b7bfca')) +
    repeat(7, (rib) => rect(x + 36 + rib * ((width - 76) / 6), 614, 4, 62, 2, '#c3cad4')) +
    path(`M${x - 6} ${top}h${width + 12}l-16 ${610 - top}H${x + 10}Z`, sheet.cylinder(shades)) +
    rect(x - 8, top - 6, width + 16, 26, 4, shades.dim) +
    repeat(14, (crimp) => rect(x - 2 + crimp * (width / 13.4), top - 4, 4, 22, 1, shades.dark, { opacity: '0.5' })) +
    printedLabel(x + width / 2, top + (610 - top) * 0.66, 42, ink, vary.variant) +
    rect(x + 26, top + 40, 12, 520 - top, 6, '#ffffff', { opacity: '0.4' })
  );
}

/** A bottle with a pump, 690 its ground. */
export function pumpBottle(
  art: Art,
  x: number,
  top: number,
  width: number,
  shades: Shades,
  pump: Shades,
  radius = 48,
): string {
  const { sheet } = art;
  const cx = x + width / 2;
  return (
    path(
      `M${cx - 76} ${top - 100}q0-16 16-16h80q22 0 22 22v12H${cx - 58}l-6 12h-12Z`,
      sheet.down(pump.bright, pump.dim),
    ) +
    rect(cx - 11, top - 84, 22, 60, 4, sheet.metal()) +
    rect(cx - 36, top - 42, 72, 48, 10, sheet.cylinder(pump)) +
    rect(x, top, width, 686 - top, radius, sheet.cylinder(shades)) +
    rect(x + width * 0.12, top + 44, 11, 580 - top, 5, '#ffffff', { opacity: '0.45' })
  );
}
