import type { Art } from '../../art.ts';
import type { Shades } from '../../svg/shades.ts';
import { ellipse, group, path } from '../../svg/shapes.ts';

/** A wide bowl seen from above its rim, standing on 690; `broth` from the light to the shade, `topping` drawn about its middle. */
export function servedBowl(
  art: Art,
  x: number,
  y: number,
  reach: number,
  shades: Shades,
  broth: readonly [string, string],
  topping: string,
): string {
  const { sheet } = art;
  const flat = reach * 0.3;
  return (
    path(
      `M${x - reach} ${y}q8 ${Math.round((686 - y) * 0.86)} ${Math.round(reach * 0.6)} ${Math.round(686 - y)}h${Math.round(reach * 0.8)}q${Math.round(reach * 0.52)}-${Math.round((686 - y) * 0.14)} ${Math.round(reach * 0.6)}-${Math.round(686 - y)}Z`,
      sheet.cylinder(shades),
    ) +
    ellipse(x, y, reach, flat, sheet.slant(shades.bright, shades.dim)) +
    ellipse(x, y + 3, reach - 13, flat - 8, sheet.glow(0.4, 0.4, 0.7, ...broth)) +
    group({ transform: `translate(${x} ${y}) scale(${(reach / 200).toFixed(2)})` }, topping)
  );
}
