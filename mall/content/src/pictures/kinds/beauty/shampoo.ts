import type { DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A pump bottle of shampoo in its lather. */
export const drawShampoo: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const pumpShades = vary.pick([shadesOf('#fbfaf7'), shadesOf('#2b2f38'), color] as const);
  const leaf = vary.chance();
  const bottle = (x: number, w: number, height: number, shades: typeof color) => {
    const y = 686 - height;
    const cx = x + w / 2;
    const label = rect(x + 20, y + height * 0.3, w - 40, height * 0.42, 8, '#ffffff', { opacity: '0.9' });
    const motif = leaf
      ? path(`M${cx - 30} ${y + height * 0.44}q0-50 60-50 0 56-60 50Z`, shades.base) +
        line(`M${cx - 34} ${y + height * 0.46}l36-30`, shades.dark, 4)
      : circle(cx, y + height * 0.4, 22, shades.base) + circle(cx + 22, y + height * 0.45, 12, shades.lit);
    return (
      path(
        `M${cx - 76} ${y - 100}q0-16 16-16h80q22 0 22 22v12H${cx - 58}l-6 12h-12Z`,
        sheet.down(pumpShades.bright, pumpShades.dim),
      ) +
      rect(cx - 11, y - 84, 22, 60, 4, sheet.metal()) +
      rect(cx - 36, y - 42, 72, 48, 10, sheet.cylinder(pumpShades)) +
      rect(x, y, w, height, style === 1 ? 26 : style === 2 ? 90 : 54, sheet.cylinder(shades)) +
      label +
      motif +
      printedLabel(cx, y + height * 0.54, 34, '#3a404c', maker) +
      rect(x + w * 0.13, y + 50, 11, height - 100, 5, '#ffffff', { opacity: '0.45' })
    );
  };
  const width = vary.between(226, 262);
  const lather = repeat(15, (bubble) =>
    circle(210 + ((bubble * 67) % 380), 674 - ((bubble * 31) % 40), 16 + (bubble % 4) * 8, '#ffffff', {
      opacity: '0.88',
      stroke: '#d3e3ee',
      'stroke-width': 2,
    }),
  );
  return sheet.shadow(400, 690, 230, 20) + bottle(400 - width / 2, width, vary.between(400, 450), color) + lather;
};
