import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Gable-top cartons and small packs. */
export const drawMilkBox: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const white = shadesOf('#fbfbf9');
  const maker = vary.whole(0, 7);
  const carton = (x: number, y: number, w: number, shades: typeof color) => {
    const h = 686 - y;
    return (
      path(`M${x + w} ${y + 110}l56-24v${h - 96}l-56 10Z`, white.dark) +
      rect(x, y + 110, w, h - 110, 3, sheet.slant(white.bright, [white.base, 0.5], white.dim)) +
      path(`M${x} ${y + 110}L${x + 26} ${y + 36}h${w - 30}l4 74Z`, sheet.down(shades.lit, shades.base)) +
      path(`M${x + w} ${y + 110}L${x + w - 4} ${y + 36}l60 50Z`, shades.dark) +
      rect(x + 22, y, w - 18, 40, 4, sheet.down(shades.bright, shades.dim)) +
      circle(x + w * 0.56, y + 78, 25, '#ffffff') +
      circle(x + w * 0.56, y + 76, 20, shades.dim) +
      path(
        `M${x} ${y + h * 0.52}q${w * 0.25}-40 ${w * 0.5} 0t${w * 0.5} 0V683q0 3-3 3H${x + 3}q-3 0-3-3Z`,
        sheet.down(shades.lit, shades.dim),
      ) +
      path(`M${x + w} ${y + h * 0.52}q30-30 56-24v${h * 0.48 - 24 + 14 - 10}l-56 10Z`, shades.deep) +
      printedLabel(x + w / 2, y + h * 0.38, 46, shades.dark, maker) +
      ellipse(x + w * 0.3, y + h * 0.78, 30, 22, '#ffffff', { opacity: '0.9' }) +
      ellipse(x + w * 0.66, y + h * 0.84, 38, 26, '#ffffff', { opacity: '0.9' })
    );
  };
  const glass =
    path('M560 470h110l-8 200q0 16-18 16h-58q-18 0-18-16Z', '#eaf1f6') +
    path('M566 510h98l-6 158q0 12-14 12h-58q-14 0-14-12Z', '#ffffff') +
    ellipse(615, 510, 49, 8, '#f6f3ec') +
    rect(576, 484, 7, 180, 3, '#ffffff');
  const pack = (x: number, shades: typeof color) =>
    path(`M${x + 120} 470l36-14v210l-36 20Z`, shades.deep) +
    rect(x, 470, 120, 216, 4, sheet.slant(shades.bright, [shades.base, 0.5], shades.dim)) +
    path(`M${x} 470l36-14h120l-36 14Z`, shades.bright) +
    line(`M${x + 90} 462l16-70 30-14`, '#ffffff', 9) +
    rect(x + 14, 520, 92, 100, 8, '#ffffff', { opacity: '0.92' }) +
    printedLabel(x + 60, 556, 32, shades.dark, maker);
  return (
    sheet.shadow(420, 690, 260, 20) +
    ([
      carton(230, 150, 250, color) + glass,
      carton(360, 210, 220, shadesOf('#e8b84d')) + carton(160, 170, 230, color),
      carton(150, 180, 230, color) + pack(400, color) + pack(530, shadesOf('#d98aa0')),
    ][style] ?? '')
  );
};
