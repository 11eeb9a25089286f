import { path, rect, repeat } from '../../svg/shapes.ts';
import type { Shades } from '../../svg/shades.ts';
import type { Art } from '../../art.ts';

/** A filled pouch with sealed seams, shared by everything that comes in one. */
export function pouch(art: Art, x: number, y: number, width: number, height: number, shades: Shades): string {
  const { sheet } = art;
  return (
    path(
      `M${x + 6} ${y + 26}h${width - 12}q10 ${height * 0.2} 4 ${height * 0.46}t6 ${height - 60}q-4 14-20 14H${x + 16}q-16 0-20-14 14-${height * 0.3} 6-${height - 60}T${x + 6} ${y + 26}Z`
        .replace(`t6 ${height - 60}`, `t6 ${height * 0.54 - 40}`)
        .replace(`-${height - 60}T`, `-${height * 0.54 - 40}T`),
      sheet.across(shades.dark, [shades.lit, 0.18], [shades.bright, 0.32], [shades.base, 0.6], shades.dark),
    ) +
    rect(x, y, width, 34, 4, sheet.down(shades.lit, shades.dim)) +
    repeat(18, (crimp) => rect(x + 6 + crimp * ((width - 12) / 18), y + 5, 3, 24, 1, shades.dark, { opacity: '0.4' })) +
    path(`M${x + width * 0.12} ${y + 50}q-6 ${height * 0.4} 6 ${height * 0.74}`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: '0.35',
    })
  );
}
