import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A standing hardcover, a stack, or an open pair. */
export const drawBook: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const cover = vary.whole(0, 4);
  const accent = vary.pick(['#f2b632', '#ffffff', '#e2574c', '#bfe3d0'] as const);
  const maker = vary.whole(0, 7);
  const motif = (x: number, y: number, w: number, h: number) =>
    [
      circle(x + w / 2, y + h * 0.4, w * 0.28, accent) +
        path(
          `M${x} ${y + h * 0.62}q${w * 0.3}-${h * 0.14} ${w * 0.5} 0t${w * 0.5}-${h * 0.06}V${y + h}H${x}Z`,
          color.dark,
        ),
      repeat(5, (bar) =>
        rect(x + w * 0.14, y + h * 0.32 + bar * h * 0.075, w * (0.72 - bar * 0.11), h * 0.035, 4, accent),
      ),
      path(`M${x + w * 0.2} ${y + h * 0.7}L${x + w * 0.5} ${y + h * 0.28}L${x + w * 0.8} ${y + h * 0.7}Z`, accent) +
        circle(x + w * 0.7, y + h * 0.26, w * 0.08, color.bright),
      repeat(9, (dot) =>
        circle(
          x + w * (0.26 + (dot % 3) * 0.24),
          y + h * (0.34 + Math.floor(dot / 3) * 0.15),
          w * 0.085,
          dot % 2 ? accent : color.bright,
        ),
      ),
      line(`M${x + w * 0.5} ${y + h * 0.72}V${y + h * 0.34}`, accent, 6) +
        repeat(6, (leaf) =>
          ellipse(
            x + w * (leaf % 2 ? 0.62 : 0.38),
            y + h * (0.4 + Math.floor(leaf / 2) * 0.1),
            w * 0.11,
            h * 0.035,
            accent,
            {
              transform: `rotate(${leaf % 2 ? -32 : 32} ${Math.round(x + w * (leaf % 2 ? 0.62 : 0.38))} ${Math.round(y + h * (0.4 + Math.floor(leaf / 2) * 0.1))})`,
            },
          ),
        ),
    ][cover] ?? '';
  const standing = (x: number, y: number, w: number, h: number) =>
    path(`M${x + w} ${y + 8}l44 14v${h - 30}l-44 10Z`, sheet.across('#fbf7ee', '#d9d0bd')) +
    repeat(6, (leaf) => line(`M${x + w + 6 + leaf * 6} ${y + 14 + leaf * 2}v${h - 26}`, '#cfc5af', 1.5)) +
    path(`M${x + w} ${y + h}l46-8v-6l-46 6Z`, color.deep) +
    rect(x, y, w, h, 6, sheet.slant(color.bright, [color.base, 0.4], color.dim)) +
    motif(x, y, w, h) +
    rect(x, y, 26, h, 6, sheet.across(color.dark, [color.lit, 0.6], color.dim)) +
    rect(x + 26, y, 4, h, 0, color.dark, { opacity: '0.5' }) +
    rect(x + w * 0.22, y + h * 0.1, w * 0.56, 15, 4, color.on) +
    rect(x + w * 0.32, y + h * 0.1 + 28, w * 0.36, 9, 4, color.on, { opacity: '0.7' }) +
    inventedMark(x + w / 2, y + h * 0.91, 26, color.on, maker);
  const lying = (y: number, w: number, shades: typeof color, dx: number) =>
    rect(400 - w / 2 + dx, y, w, 62, 5, shades.dark) +
    rect(400 - w / 2 + dx + 16, y + 9, w - 22, 44, 3, sheet.down('#fbf7ee', '#ddd4c2')) +
    repeat(4, (leaf) => line(`M${400 - w / 2 + dx + 20} ${y + 17 + leaf * 9}h${w - 32}`, '#cfc5af', 1.5)) +
    rect(400 - w / 2 + dx, y, 70, 62, 5, sheet.down(shades.lit, [shades.base, 0.4], shades.dark)) +
    rect(400 - w / 2 + dx, y, w, 9, 3, shades.lit) +
    rect(400 - w / 2 + dx + 22, y + 26, 30, 8, 4, shades.on);
  if (style === 0) return sheet.shadow(420, 690, 220, 20) + standing(230, 160, 340, 524);
  if (style === 1)
    return (
      sheet.shadow(400, 690, 290, 20) +
      lying(624, 500, color, 0) +
      lying(560, 470, shadesOf('#f2e3c6'), -12) +
      lying(496, 486, shadesOf('#3f6f8f'), 10) +
      turn(-4, 400, 400, standing(280, 132, 230, 358))
    );
  return (
    sheet.shadow(420, 690, 280, 20) +
    group({ transform: 'translate(150 10)' }, standing(240, 210, 270, 464)) +
    standing(150, 200, 310, 484)
  );
};
