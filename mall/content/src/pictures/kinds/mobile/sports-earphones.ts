import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, group, line, path, rect } from '../../svg/shapes.ts';

/** Bone conduction: a wire round the neck, hooks over the ears, pads before them. */
export const drawBoneEarphones: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const arch = vary.between(150, 190);
  const pad = vary.between(58, 70);
  const accent = shadesOf(vary.pick(['#ff7a4d', '#7fe0c8', '#f2f4f7', '#5b6472'] as const));
  const hook = (flip: number) =>
    group(
      { transform: flip < 0 ? 'translate(800 0) scale(-1 1)' : undefined },
      line('M186 480C120 380 170 250 262 262S330 380 296 470', color.deep, 44),
      line('M186 480C120 380 170 250 262 262S330 380 296 470', sheet.slant(color.bright, color.dim), 34),
      rect(136, 456, 82, 176, 38, sheet.across(color.lit, color.base, color.deep)),
      rect(158, 490, 13, 70, 6, accent.base),
      rect(
        296 - pad,
        440,
        pad * 1.7,
        128,
        pad * 0.8,
        sheet.glow(0.34, 0.25, 1, color.bright, [color.base, 0.5], color.deep),
      ),
      ellipse(296 - pad * 0.14, 504, pad * 0.46, 44, sheet.slant('#5b6472', '#1b1e25')),
      circle(296 - pad * 0.14, 504, 9, accent.base),
      inventedMark(178, 596, 24, color.on, vary.variant),
    );
  const band = `M178 610C190 ${690 + arch * 0.1} 610 ${690 + arch * 0.1} 622 610`;
  return (
    sheet.shadow(400, 692, 250, 20) +
    line(band, color.deep, 24) +
    line(band, sheet.across(color.dark, color.bright, color.dark), 15) +
    line(`M400 ${664 + arch * 0.06}h2`, accent.base, 12) +
    hook(1) +
    hook(-1)
  );
};

/** A collar worn round the neck, with a bud on a thin wire at either end. */
export const drawNeckband: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wide = vary.between(214, 244);
  const wire = vary.pick(['#2b2f38', '#2b2f38', '#c3cad4'] as const);
  const l = 400 - wide;
  const r = 400 + wide;
  const collar = `M${l + 70} 520C${l - 40} 360 ${l + 30} 130 400 130S${r + 40} 360 ${r - 70} 520`;
  const bud = (x: number, flip: number) =>
    group(
      { transform: `translate(${x} 620) scale(${flip} 1)` },
      rect(-17, -46, 34, 96, 17, sheet.across(color.lit, color.base, color.deep)),
      ellipse(26, 34, 34, 40, sheet.glow(0.35, 0.3, 1, color.bright, color.dark)),
      ellipse(54, 38, 17, 27, '#3a3f49'),
    );
  const thin = (d: string) => line(d, wire, 7);
  return (
    sheet.shadow(400, 692, 230, 18) +
    thin(`M${l + 86} 540C${l + 120} 620 250 700 306 596`) +
    thin(`M${r - 86} 540C${r - 120} 620 550 700 494 596`) +
    line(collar, color.deep, 50) +
    line(collar, sheet.slant(color.bright, [color.base, 0.5], color.dark), 40) +
    line(`M${l + 16} 330C${l + 40} 220 260 160 360 148`, '#ffffff', 8, { opacity: '0.45' }) +
    rect(l + 40, 446, 62, 120, 28, sheet.across(color.dim, color.lit, color.deep)) +
    rect(r - 102, 446, 62, 120, 28, sheet.across(color.dim, color.lit, color.deep)) +
    circle(l + 71, 482, 13, color.bright) +
    circle(l + 71, 522, 13, color.bright) +
    inventedMark(r - 71, 506, 34, color.on, vary.variant) +
    path(`M${r - 76} 556h10v8h-10Z`, '#7fe0c8') +
    bud(306, 1) +
    bud(494, -1)
  );
};
