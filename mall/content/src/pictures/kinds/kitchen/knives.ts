import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Three rivets down a handle. */
const rivets = (x: number, y: number) => repeat(3, (rivet) => circle(x, y + rivet * 44, 4.5, '#e6eaef'));

/** A block of knives, or a set laid side by side. */
export const drawKnives: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(2);
  const block = vary.pick([color, color, shadesOf('#c99763'), shadesOf('#4a3d33')] as const);
  const tilt = vary.between(-18, -8);
  const drop = [0, 1, 2, 3].map(() => vary.between(-24, 24));
  const steel = sheet.across('#8f99a7', ['#f4f7fa', 0.4], ['#cdd5de', 0.6], '#a9b3c0');
  const handle = vary.chance(0.5)
    ? sheet.across('#14161b', '#4b5361', '#14161b')
    : sheet.across('#7a4c29', '#c58d58', '#6b4222');
  if (style === 0) {
    const knife = (x: number, top: number, length: number) =>
      turn(
        tilt,
        400,
        690,
        rect(x - 17, top, 34, length, 13, handle),
        rivets(x, top + 26),
        rect(x - 15, top + length - 6, 30, 18, 3, sheet.metal()),
      );
    return (
      sheet.shadow(420, 690, 190, 22) +
      knife(290, 190 + (drop[0] ?? 0), 190) +
      knife(350, 160 + (drop[1] ?? 0), 210) +
      knife(412, 176 + (drop[2] ?? 0), 200) +
      knife(470, 206 + (drop[3] ?? 0), 170) +
      turn(
        tilt,
        400,
        690,
        path(
          'M250 350h264q16 0 16 16v300q0 18-18 18H262q-18 0-18-18V366q0-16 6-16Z',
          sheet.slant(block.bright, [block.base, 0.45], block.dark),
        ),
        repeat(4, (slot) => rect(272 + slot * 61, 358, 38, 8, 4, block.deep)),
        rect(244, 600, 286, 20, 0, color.base),
        inventedMark(388, 500, 60, block.on, vary.variant),
      ) +
      path('M330 690l230-2-14-30-190 4Z', block.deep)
    );
  }
  const blade = (x: number, top: number, w: number, length: number) =>
    path(`M${x} ${top + length}V${top + 40}Q${x + w * 0.4} ${top} ${x + w} ${top - 30}V${top + length}Z`, steel) +
    line(`M${x + 3} ${top + length}V${top + 46}`, '#ffffff', 3) +
    rect(x + w * 0.2, top + length, w * 0.7, 16, 3, sheet.metal()) +
    rect(x + w * 0.2, top + length + 14, w * 0.7, 180, 14, sheet.across(color.dark, [color.lit, 0.35], color.dark)) +
    rivets(x + w * 0.55, top + length + 50);
  return (
    sheet.shadow(400, 690, 270, 20) +
    blade(176, 250, 96 + (drop[0] ?? 0) * 0.5, 240) +
    blade(312, 210 + (drop[1] ?? 0), 74, 280 - (drop[1] ?? 0)) +
    blade(424, 290 + (drop[2] ?? 0), 54, 200 - (drop[2] ?? 0)) +
    blade(512, 340 + (drop[3] ?? 0), 40, 150 - (drop[3] ?? 0)) +
    group(
      {},
      line('M616 340v150M646 340v150', sheet.metal(), 18) +
        line('M612 500q-30 30-20 70t40 60M648 500q30 30 20 70t-40 60', color.base, 22),
    )
  );
};
