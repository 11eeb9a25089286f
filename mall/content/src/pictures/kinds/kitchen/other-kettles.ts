import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../../svg/shapes.ts';

/** Clear glass on a heating base: tea leaves in the strainer, amber tea around it. */
export const drawGlassTeapot: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(330, 360);
  const x = 380 - width / 2;
  const top = vary.between(262, 282);
  const level = vary.between(0.5, 0.72);
  const [light, deep] = vary.pick<readonly [light: string, deep: string]>([
    ['#f4c978', '#c9812c'],
    ['#e9a37a', '#a8482e'],
    ['#d9e2a0', '#8fa446'],
  ]);
  const jug = `M${x + 40} ${top}h${width - 80}q16 60 34 110 30 90 4 170-12 54-70 54H${x + 72}q-58 0-70-54-26-80 4-170 18-50 34-110Z`;
  const surface = top + 334 - 300 * level;
  return (
    sheet.shadow(390, 690, width * 0.6, 20) +
    line(`M${x + width - 24} ${top + 40}q132-20 122 120t-126 140`, '#16181d', 34) +
    line(`M${x + width - 24} ${top + 40}q132-20 122 120t-126 140`, sheet.across(color.lit, color.dark), 26) +
    path(`M${x + 50} ${top + 40}L${x - 40} ${top - 6}q-20-8-14 14l70 110Z`, sheet.slant('#ffffff', '#b9cddd'), {
      opacity: '0.9',
    }) +
    path(jug, sheet.across('#b9cddd', ['#f6fbff', 0.25], ['#dcebf5', 0.6], '#9db4c7')) +
    group(
      { 'clip-path': sheet.clip(path(jug, '#000')) },
      rect(x - 40, surface, width + 80, 400, 0, sheet.down(light, deep), { opacity: '0.85' }),
      ellipse(380, surface, width / 2 + 10, 16, light),
    ) +
    rect(330, top - 4, 100, 220, 16, sheet.across('#8d97a5', ['#f4f6f9', 0.3], '#9aa3b1'), { opacity: '0.55' }) +
    repeat(5, (row) => repeat(5, (hole) => circle(346 + hole * 17, top + 40 + row * 30, 3.4, '#5b6472'))) +
    repeat(8, (leaf) =>
      ellipse(346 + ((leaf * 37) % 70), top + 140 + ((leaf * 23) % 60), 13, 6, leaf % 2 ? '#5d7f3a' : '#7d5a2c'),
    ) +
    repeat(5, (mark) => rect(x + width - 88, top + 150 + mark * 30, mark % 2 ? 18 : 28, 3, 1, '#ffffff')) +
    rect(x + 26, top - 26, width - 52, 34, 14, sheet.across(color.dark, [color.bright, 0.27], color.dark)) +
    rect(346, top - 62, 68, 40, 14, sheet.across('#8a5a34', '#c98f5c', '#7a4c29')) +
    rect(x - 6, 600, width + 12, 20, 8, sheet.metal()) +
    rect(
      x - 26,
      616,
      width + 52,
      72,
      26,
      sheet.across(color.dark, [color.bright, 0.25], [color.base, 0.55], color.dark),
    ) +
    rect(310, 636, 140, 32, 14, '#16181d') +
    repeat(4, (lamp) => circle(332 + lamp * 32, 652, 6, lamp ? '#ffffff' : '#ff9f6b')) +
    rect(x + 48, top + 130, 13, 180, 6, '#ffffff', { opacity: '0.7' }) +
    inventedMark(x + 22, 652, 22, color.on, vary.variant)
  );
};

/** Silicone walls that fold flat, the plug's pouch beside it. */
export const drawFoldingKettle: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(270, 296);
  const x = 350 - width / 2;
  const folds = vary.whole(4, 5);
  const step = 172 / folds;
  const pouch = vary.pick(['#c9b48c', '#8fa9c7', '#4b5361'] as const);
  const top = 350;
  return (
    sheet.shadow(400, 690, 270, 20) +
    line(`M${x + width - 10} 372q120-4 108 108t-100 84`, '#16181d', 36) +
    line(`M${x + width - 10} 372q120-4 108 108t-100 84`, sheet.across('#4b5361', '#1c1f26'), 27) +
    path(`M${x + 26} ${top + 14}L${x - 50} ${top - 14}q-16-4-10 14l64 56Z`, sheet.slant('#f6f7f9', '#b3bdc9')) +
    rect(x - 10, top - 16, width + 20, 54, 18, sheet.across('#c9d1da', ['#ffffff', 0.27], '#b3bdc9')) +
    repeat(
      folds,
      (fold) =>
        rect(
          x + 4 + (fold % 2) * 10,
          top + 34 + fold * step,
          width - 8 - (fold % 2) * 20,
          step + 5,
          step * 0.5,
          sheet.cylinder(color),
        ) + rect(x + 16, top + 32 + (fold + 1) * step, width - 32, 4, 2, color.deep, { opacity: '0.5' }),
    ) +
    rect(x - 4, 556, width + 8, 66, 14, sheet.metal()) +
    path(`M${x - 26} 690q-4-64 26-70h${width}q30 6 26 70Z`, sheet.across('#c9d1da', ['#ffffff', 0.27], '#a9b3c0')) +
    circle(350, 654, 20, sheet.slant('#ffffff', '#b3bdc9')) +
    circle(350, 654, 8, '#7fd8ff') +
    path(
      `M${x + 10} ${top - 16}q20-56 ${width / 2 - 10}-58t${width / 2 - 10} 58Z`,
      sheet.glow(0.35, 0.2, 1, color.bright, [color.base, 0.5], color.dark),
    ) +
    rect(324, top - 96, 52, 28, 12, '#2b2f38') +
    path('M540 690q-26-10-14-74 6-30 40-32h74q34 2 40 32 12 64-14 74Z', sheet.slant(pouch, ['#ffffff', 0.05], pouch)) +
    path('M544 592q60 24 124 0l-8-26q-54 18-108 0Z', pouch) +
    line('M548 590q58 20 116 0', '#ffffff', 5, { opacity: '0.7' }) +
    circle(674, 606, 10, '#f2f4f7') +
    rect(x + 30, top + 44, 12, 150, 6, '#ffffff', { opacity: '0.35' }) +
    inventedMark(350, top + 10, 24, '#5b6472', vary.variant)
  );
};
