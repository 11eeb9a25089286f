import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

type Drink = readonly [light: string, deep: string];

const drinks: readonly [Drink, ...Drink[]] = [
  ['#ff9db0', '#d23f60'],
  ['#ffd27a', '#e8912a'],
  ['#a9dc83', '#57993a'],
];

/** A bottle on its own motor: a loop to carry it, fruit inside. */
export const drawPortableMixer: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(196, 220);
  const x = 380 - width / 2;
  const top = vary.between(196, 216);
  const [light, deep] = vary.pick(drinks);
  const level = vary.between(0.55, 0.8);
  const base = 500;
  return (
    sheet.shadow(400, 690, 190, 18) +
    line(`M${x + 24} ${top - 34}q${width / 2 - 24}-96 ${width - 48} 0`, color.dark, 17) +
    rect(x - 4, top - 44, width + 8, 64, 22, sheet.cylinder(color)) +
    rect(x, top + 14, width, base - top, 22, sheet.across('#b9cddd', ['#f6fbff', 0.25], ['#dcebf5', 0.6], '#9db4c7')) +
    rect(x + 8, base - (base - top) * level, width - 16, (base - top) * level, 12, sheet.down(light, deep), {
      opacity: '0.9',
    }) +
    ellipse(380, base - (base - top) * level, width / 2 - 8, 9, light) +
    circle(350, base - 130, 22, '#ffffff', { opacity: '0.35' }) +
    circle(414, base - 90, 26, light, { opacity: '0.8' }) +
    circle(370, base - 60, 16, '#ffffff', { opacity: '0.3' }) +
    path(`M330 ${base - 4}l34-26 16 12 16-12 34 26Z`, sheet.metal()) +
    repeat(4, (mark) => rect(x + width - 42, top + 80 + mark * 46, 24, 4, 2, '#ffffff', { opacity: '0.8' })) +
    rect(x + 20, top + 36, 12, base - top - 70, 6, '#ffffff', { opacity: '0.65' }) +
    rect(x - 6, base - 4, width + 12, 24, 10, sheet.metal()) +
    rect(x - 6, base + 16, width + 12, 172, 34, sheet.cylinder(color)) +
    circle(380, base + 84, 30, sheet.slant('#ffffff', '#b3bdc9')) +
    circle(380, base + 84, 12, '#7fd8ff') +
    inventedMark(380, base + 152, 22, color.on, vary.variant) +
    circle(560, 644, 46, sheet.glow(0.36, 0.3, 0.8, '#ff9aa6', ['#e0324c', 0.5], '#9c1f33')) +
    path('M560 604l-26-16 20 2 6-18 8 18 20-2Z', '#5d9a4a') +
    repeat(7, (seed) => ellipse(538 + ((seed * 19) % 46), 626 + ((seed * 13) % 40), 2.5, 4, '#ffe3a3'))
  );
};

/** A wand in a beaker, the whisk beside it. */
export const drawHandBlender: DrawProduct = ({ vary, sheet, color }) => {
  const lean = vary.between(8, 15);
  const [light, deep] = vary.pick(drinks);
  const level = vary.between(90, 150);
  return (
    sheet.shadow(400, 690, 260, 20) +
    turn(
      lean,
      300,
      640,
      rect(282, 330, 40, 300, 12, sheet.metal()),
      path('M256 650q0-40 46-44 46 4 46 44l-10 16h-72Z', sheet.metal()),
      path('M258 350l-8-200q2-56 52-58 50 2 52 58l-8 200q-44 22-88 0Z', sheet.cylinder(color)),
      rect(284, 150, 36, 78, 18, '#1b1e25'),
      circle(302, 172, 9, '#7fd8ff'),
      circle(302, 206, 11, '#e6eaef'),
      rect(266, 130, 9, 190, 4, '#ffffff', { opacity: '0.35' }),
      inventedMark(302, 288, 26, color.on, vary.variant),
    ) +
    path(
      'M176 430h240l-20 240q-2 18-22 18H218q-20 0-22-18Z',
      sheet.across('#b9cddd', ['#f6fbff', 0.25], ['#dcebf5', 0.6], '#9db4c7'),
      { opacity: '0.62' },
    ) +
    path(`M188 ${684 - level}q108 18 216 0l-8 ${level - 14}q-2 16-22 16H218q-20 0-22-16Z`, sheet.down(light, deep), {
      opacity: '0.82',
    }) +
    repeat(5, (mark) => rect(364, 478 + mark * 38, 26, 4, 2, '#ffffff')) +
    rect(204, 452, 12, 200, 6, '#ffffff', { opacity: '0.6' }) +
    rect(536, 300, 40, 150, 14, sheet.cylinder(color)) +
    rect(546, 446, 20, 70, 6, sheet.metal()) +
    repeat(5, (wire) => ellipse(556, 600, 12 + wire * 13, 88, 'none', { stroke: '#aeb6c2', 'stroke-width': 5 }))
  );
};

/** A jug whose motor sits in the lid; a glass of soy milk and beans before it. */
export const drawSoyMilkMaker: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(250, 280);
  const x = 350 - width / 2;
  const top = vary.between(220, 240);
  const lamps = vary.whole(3, 4);
  return (
    sheet.shadow(400, 690, 250, 22) +
    line(`M${x + width - 12} ${top + 90}q116-8 108 130t-112 150`, '#16181d', 38) +
    line(`M${x + width - 12} ${top + 90}q116-8 108 130t-112 150`, sheet.across(color.lit, color.dark), 28) +
    path(`M${x} ${top + 60}h${width}l10 ${600 - top}q0 26-30 26H${x + 20}q-30 0-30-26Z`, sheet.cylinder(color)) +
    path(`M${x + 6} ${top + 96}l-52-26q-14-4-6 12l54 70Z`, sheet.slant(color.lit, color.dark)) +
    path(
      `M${x - 6} ${top + 64}q-2-130 ${width / 2 + 6}-132t${width / 2 + 6} 132Z`,
      sheet.slant('#4a505c', ['#2b2f38', 0.5], '#14161b'),
    ) +
    rect(x - 12, top + 54, width + 24, 24, 10, sheet.metal()) +
    ellipse(350, top - 22, 72, 26, '#0e1116') +
    repeat(lamps, (lamp) =>
      circle(
        350 - (lamps - 1) * 17 + lamp * 34,
        top - 22,
        8,
        ['#7fe0a8', '#ffffff', '#ffb27a', '#7fd8ff'][lamp] ?? '#fff',
      ),
    ) +
    rect(x + 30, top + 110, 13, 270, 6, '#ffffff', { opacity: '0.4' }) +
    inventedMark(350, top + 220, 50, color.on, vary.variant) +
    path('M560 520h112l-12 158q-2 12-14 12h-60q-12 0-14-12Z', sheet.across('#c9d8e4', ['#f8fcff', 0.3], '#a8bccc'), {
      opacity: '0.8',
    }) +
    path('M567 556h98l-10 120q-2 10-12 10h-54q-10 0-12-10Z', sheet.across('#efe3c4', ['#fbf5e4', 0.3], '#dccda4')) +
    ellipse(616, 556, 49, 8, '#fdf9ee') +
    repeat(9, (bean) =>
      ellipse(496 + ((bean * 31) % 74), 678 - (bean % 3) * 13, 12, 10, bean % 2 ? '#e3c98a' : '#d6b671'),
    )
  );
};

/** Presses slowly: a wide chute, a screw in a clear bowl, juice at one spout and pulp at the other. */
export const drawSlowJuicer: DrawProduct = ({ vary, sheet, color }) => {
  const chute = vary.between(104, 124);
  const width = vary.between(220, 240);
  const fill = vary.between(0.35, 0.75);
  const [light, deep] = vary.pick(drinks);
  const x = 400 - width / 2;
  return (
    sheet.shadow(400, 690, 290, 22) +
    rect(400 - chute / 2, 100, chute, 130, 18, sheet.across('#c1d2df', ['#f6fbff', 0.27], '#a3b8c9')) +
    ellipse(400, 104, chute / 2, 15, '#e9f2f8') +
    circle(400, 128, chute * 0.36, sheet.glow(0.36, 0.3, 0.8, light, [deep, 0.7], deep)) +
    path(
      `M${x + 10} 240q${width / 2 - 10}-50 ${width - 20} 0l6 180H${x + 4}Z`,
      sheet.across('#b9cddd', ['#f6fbff', 0.25], ['#dcebf5', 0.6], '#9db4c7'),
    ) +
    path('M366 246h68l16 164H350Z', sheet.across('#3a404c', ['#8d97a5', 0.3], '#2b2f38')) +
    repeat(4, (thread) => line(`M${354 + thread} ${300 + thread * 28}q46 26 ${92 - thread * 2}-12`, '#c9d1da', 8)) +
    path(`M${x + 6} 388h${width - 12}l2 32H${x + 4}Z`, deep, { opacity: '0.75' }) +
    path(`M${x + 6} 376L${x - 64} 398v26l74 6Z`, sheet.slant('#4a505c', '#1b1e25')) +
    path(`M${x + width - 6} 386l52 8v22l-54 6Z`, sheet.slant('#4a505c', '#1b1e25')) +
    path(`M${x - 6} 418h${width + 12}l16 250q0 22-26 22H${x + 4}q-26 0-26-22Z`, sheet.cylinder(color)) +
    circle(400, 540, 36, sheet.slant('#f5f7fa', '#8e98a6')) +
    circle(400, 540, 27, sheet.slant('#d3d9e1', '#fafbfc')) +
    rect(397, 516, 6, 17, 3, color.base) +
    inventedMark(400, 632, 28, color.on, vary.variant) +
    rect(x + 14, 446, 12, 200, 6, '#ffffff', { opacity: '0.35' }) +
    line(`M${x - 54} 426v60`, light, 12) +
    path('M140 470h130l-12 206q-2 14-16 14h-74q-14 0-16-14Z', sheet.across('#c1d2df', ['#f8fcff', 0.3], '#a8bccc'), {
      opacity: '0.75',
    }) +
    path(`M150 ${686 - 190 * fill}h110l-8 ${190 * fill - 10}q-2 12-14 12h-66q-12 0-14-12Z`, sheet.down(light, deep)) +
    ellipse(205, 686 - 190 * fill, 55, 8, light) +
    path('M528 560h116l-10 118q-2 12-14 12h-68q-12 0-14-12Z', sheet.slant('#5b6472', '#23262e')) +
    ellipse(586, 560, 58, 13, deep) +
    circle(690, 652, 38, sheet.glow(0.4, 0.35, 0.8, '#ffe2a8', ['#f6b54a', 0.7], '#e08a2b')) +
    repeat(8, (slice) => turn(slice * 45, 690, 652, path('M690 650l-9-25h18Z', '#fff3d6', { opacity: '0.9' })))
  );
};
