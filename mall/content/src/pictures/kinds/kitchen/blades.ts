import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

const woods = [shadesOf('#d3a573'), shadesOf('#b9845a'), shadesOf('#e2c49b')] as const;

/** One broad blade laid before its sheath. */
export const drawChefKnife: DrawProduct = ({ vary, sheet, color }) => {
  const tilt = vary.between(-34, -24);
  const waves = vary.chance(0.5);
  const belly = vary.between(104, 124);
  const steel = sheet.down('#eef2f6', ['#c3ccd6', 0.5], '#f6f8fa');
  const grip = sheet.down(color.bright, [color.base, 0.45], color.deep);
  return (
    sheet.shadow(400, 690, 290, 22) +
    turn(
      tilt,
      400,
      470,
      path(`M70 470q40-30 110-34h330v${belly}q-250 10-360-26-60-18-80-40Z`, steel, {
        stroke: '#9aa5b3',
        'stroke-width': 2,
      }),
      path(`M76 474q90 70 434 ${belly - 62}v22q-330 8-434-${belly - 36}Z`, '#ffffff', { opacity: '0.75' }),
      waves
        ? repeat(6, (wave) =>
            line(`M${160 + wave * 10} ${456 + wave * 13}q60-14 110 0t110 0 110-4`, '#8f99a7', 2.5, { opacity: '0.7' }),
          )
        : '',
      rect(500, 428, 34, 62, 6, sheet.metal()),
      path('M530 432h196q26 4 24 34-4 34-40 34-90-16-180-8Z', grip),
      repeat(3, (rivet) => circle(572 + rivet * 62, 462, 8, '#e6eaef')),
      inventedMark(470, 474, 22, '#8791a0', vary.variant),
    ) +
    turn(
      tilt * 0.3,
      400,
      630,
      path('M120 624q60-34 130-34h300q20 0 20 20v40q0 20-20 20H230q-80 0-110-46Z', sheet.down(color.lit, color.dark)),
      rect(486, 604, 60, 52, 10, color.deep),
      circle(516, 630, 10, '#e6eaef'),
    )
  );
};

/** A wooden board standing against a small one, a tomato cut on the ground. */
export const drawCuttingBoard: DrawProduct = ({ vary, sheet, color }) => {
  const wood = vary.pick(woods);
  const wide = vary.between(330, 360);
  const tall = vary.between(440, 470);
  const x = 400 - wide / 2 - 10;
  const y = 676 - tall;
  const isRound = vary.chance(0.35);
  const grain = repeat(7, (stripe) =>
    path(
      `M${x + 24 + stripe * ((wide - 48) / 6)} ${y + 90}q${stripe % 2 ? 12 : -12} ${tall * 0.4} 0 ${tall - 120}`,
      'none',
      { stroke: wood.dark, 'stroke-width': 3.5, opacity: '0.55' },
    ),
  );
  const board = isRound
    ? `M${400 - 10} ${y + 70}q${wide * 0.62} 0 ${wide * 0.56} ${tall * 0.42}t-${wide * 0.56} ${tall * 0.42}-${wide * 0.56}-${tall * 0.42} ${wide * 0.56}-${tall * 0.42}Z`
    : `M${x + 30} ${y + 60}h${wide / 2 - 80}q10-60 50-60t50 60h${wide / 2 - 80}q30 0 30 30v${tall - 120}q0 30-30 30H${x + 30}q-30 0-30-30v-${tall - 120}q0-30 30-30Z`;
  return (
    sheet.shadow(410, 690, 260, 22) +
    turn(
      6,
      560,
      690,
      rect(440, 300, 210, 384, 22, sheet.slant(color.bright, [color.base, 0.5], color.dark)),
      rect(510, 324, 70, 22, 11, '#f1f3f6'),
    ) +
    turn(
      -3,
      400,
      690,
      path(board, wood.deep, { transform: 'translate(9 5)' }),
      path(board, sheet.slant(wood.bright, [wood.base, 0.5], wood.dark)),
      isRound ? rect(360, y, 60, 100, 28, wood.dim) : '',
      grain,
      circle(390, y + 40, 17, '#f6f7f9'),
      circle(390, y + 40, 17, 'none', { stroke: wood.deep, 'stroke-width': 4 }),
      inventedMark(390, y + tall * 0.72, 34, wood.deep, vary.variant),
    ) +
    circle(200, 640, 50, sheet.glow(0.36, 0.3, 0.8, '#ff8a75', ['#e0452f', 0.5], '#a8281a')) +
    path('M200 596l-26-12 20 0 6-18 8 18 20 0Z', '#5d9a4a') +
    ellipse(300, 656, 42, 34, '#c9341f') +
    ellipse(300, 654, 35, 27, '#f0674f') +
    repeat(6, (seed) => ellipse(300 + Math.cos(seed) * 19, 654 + Math.sin(seed) * 14, 5, 7, '#ffe0a8')) +
    path('M610 690q-8-60 30-76 34 20 22 76Z', sheet.across('#6fae57', ['#a9d98c', 0.4], '#4f8a3c'))
  );
};

/** Open scissors, standing on their handles' rings. */
export const drawScissors: DrawProduct = ({ vary, sheet, color }) => {
  const open = vary.between(11, 17);
  const long = vary.between(300, 330);
  const teeth = vary.chance(0.6);
  const steel = sheet.across('#8f99a7', ['#f6f8fa', 0.4], ['#cdd5de', 0.6], '#9aa5b3');
  const grip = sheet.slant(color.bright, [color.base, 0.5], color.dark);
  const half = (side: 1 | -1) =>
    turn(
      side * open,
      400,
      400,
      path(
        `M${400 - side * 20} 420V${400 - long + 60}q${side * 6}-46 ${side * 30}-70q${side * 20} 40 ${side * 22} 110V430Z`,
        steel,
      ),
      teeth && side === 1 ? repeat(9, (tooth) => path(`M381 ${200 + tooth * 18}l-9 9 9 9Z`, '#aeb8c4')) : '',
      line(`M${400 + side * 4} ${400 - long + 40}V380`, '#ffffff', 4, { opacity: '0.8' }),
      path(`M${400 - side * 24} 408h${side * 48}q${side * 24} 40 ${side * 8} 92h${-side * 50}Z`, grip),
      ellipse(400 - side * 34, 580, 66, 104, 'none', { stroke: grip, 'stroke-width': 34 }),
      ellipse(400 - side * 34, 580, 66, 104, 'none', { stroke: color.bright, 'stroke-width': 5, opacity: '0.5' }),
    );
  return (
    sheet.shadow(400, 690, 170, 20) +
    half(-1) +
    half(1) +
    circle(400, 400, 24, sheet.slant('#ffffff', '#7f8998')) +
    rect(386, 397, 28, 6, 3, '#5b6472') +
    inventedMark(400, 452, 16, color.on, vary.variant)
  );
};
