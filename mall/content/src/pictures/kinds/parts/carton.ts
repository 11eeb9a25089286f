import type { Art } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { path, rect } from '../../svg/shapes.ts';

/** The product's own carton, standing behind at the left. */
export function productCarton({ sheet, color, vary }: Art): string {
  const kraft = vary.variant % 3 === 0;
  const face = kraft ? sheet.slant('#e2c39a', '#c9a274') : sheet.slant('#ffffff', '#e4e8ee');
  const side = kraft ? '#a98153' : '#c3cad4';
  return (
    sheet.shadow(300, 640, 220, 18) +
    path('M440 210l56 24v380l-56 22Z', side) +
    path('M110 210l56-28h300l30 52-56-24Z', kraft ? '#edd4b0' : '#f9fafc') +
    rect(110, 210, 330, 426, 3, face) +
    rect(110, 250, 330, 84, 0, color.base) +
    inventedMark(168, 292, 44, color.on, vary.variant) +
    rect(214, 274, 150, 13, 6, color.on) +
    rect(214, 298, 96, 9, 4, color.on, { opacity: '0.7' }) +
    path('M440 250l56 18v80l-56-14Z', color.dark)
  );
}
