import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A sun with ten rays. */
const sun = (x: number, y: number, r: number) =>
  circle(x, y, r, '#ffc043') + repeat(10, (ray) => turn(ray * 36, x, y, rect(x - 4, y - r * 1.65, 8, r * 0.42, 4, '#ffc043')));

export const drawSunscreen: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const cap = sheet.across('#d9dee5', ['#ffffff', 0.3], '#b7bfca');
  const tube = (x: number, top: number, w: number) =>
    rect(x + 26, 600, w - 52, 86, 14, cap) +
    repeat(6, (rib) => rect(x + 40 + rib * ((w - 84) / 5), 610, 4, 66, 2, '#c3cad4')) +
    path(`M${x - 6} ${top}h${w + 12}l-16 ${604 - top}H${x + 10}Z`, sheet.cylinder(color)) +
    rect(x - 8, top - 6, w + 16, 26, 4, color.dim) +
    repeat(16, (crimp) => rect(x - 2 + crimp * (w / 15.4), top - 4, 4, 22, 1, color.dark, { opacity: '0.5' })) +
    sun(x + w / 2, top + 150, 44) +
    printedLabel(x + w / 2, top + 290, 46, color.on, maker) +
    rect(x + 30, top + 40, 14, 380, 7, '#ffffff', { opacity: '0.4' });
  const stick = (x: number) =>
    rect(x, 400, 130, 286, 24, sheet.cylinder(color)) +
    rect(x + 6, 262, 118, 144, 22, cap) +
    sun(x + 65, 500, 24) +
    inventedMark(x + 65, 610, 30, color.on, maker);
  const bottle = (x: number) =>
    rect(x + 50, 214, 80, 80, 16, cap) +
    path(`M${x} 350q0-60 60-62h60q60 2 60 62v296q0 40-40 40H${x + 40}q-40 0-40-40Z`, sheet.cylinder(color)) +
    sun(x + 90, 420, 38) +
    printedLabel(x + 90, 540, 42, color.on, maker) +
    rect(x + 24, 360, 13, 260, 6, '#ffffff', { opacity: '0.4' });
  return (
    sheet.shadow(400, 690, [160, 240, 230][style] ?? 200, 20) +
    ([tube(290, 136, 220), tube(210, 200, 190) + stick(460), bottle(220) + stick(440)][style] ?? '')
  );
};
