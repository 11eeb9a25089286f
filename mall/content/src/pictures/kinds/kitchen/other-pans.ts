import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

const iron = shadesOf('#33373d');

/** Black iron with ridges, a short handle at each side, two slices grilling. */
export const drawGrillPan: DrawProduct = ({ vary, sheet, color }) => {
  const ridges = vary.whole(9, 12);
  const wide = vary.between(236, 252);
  const round = vary.chance(0.5);
  const shape = round
    ? `M${400 - wide} 520a${wide} 108 0 1 1 ${wide * 2} 0a${wide} 108 0 1 1-${wide * 2} 0Z`
    : `M${400 - wide + 60} 420h${wide * 2 - 120}q24 0 30 16l44 156q4 26-30 26H${400 - wide + 16}q-34 0-30-26l44-156q6-16 30-16Z`;
  const clip = sheet.clip(path(shape, '#000'));
  const meat = (x: number, y: number) =>
    path(`M${x} ${y}q10-44 84-40 66 4 60 40-8 34-76 32-70 0-68-32Z`, sheet.down('#c4623d', '#8f3b22')) +
    repeat(4, (mark) => line(`M${x + 26 + mark * 30} ${y - 26}l-12 48`, '#4b2013', 7));
  const ear = (x: number, side: number) =>
    path(`M${x} 476q${side * 76} 4 ${side * 76} 44t${-side * 76} 44`, 'none', {
      stroke: sheet.down(color.lit, color.deep),
      'stroke-width': 26,
      'stroke-linecap': 'round',
    });
  return (
    sheet.shadow(400, 664, wide * 1.05, 30) +
    ear(400 - wide + 8, -1) +
    ear(400 + wide - 8, 1) +
    group({ transform: 'translate(0 34)' }, path(shape, sheet.across(iron.deep, [color.base, 0.25], iron.dark))) +
    path(shape, sheet.slant('#6d737c', '#1d2026')) +
    group(
      { 'clip-path': clip },
      rect(400 - wide + 16, 424, wide * 2 - 32, 186, 60, '#2b2f36'),
      repeat(ridges, (ridge) => {
        const x = 400 - wide + 30 + (ridge * (wide * 2 - 60)) / (ridges - 1);
        return (
          line(`M${400 + (x - 400) * 0.86} 428L${x} 608`, '#5c636d', 9) +
          line(`M${400 + (x - 400) * 0.86 - 3} 428L${x - 3} 608`, '#8a929d', 2.5)
        );
      }),
    ) +
    meat(250, 520) +
    meat(406, 502) +
    path('M470 570q26-40 60-26-8 34-60 26ZM480 574q40-4 66 12-32 18-66-12Z', '#6fa35a') +
    ellipse(400 - wide * 0.5, 448, 60, 8, '#ffffff', { opacity: '0.22' })
  );
};

/** Deep and round, one long handle and one small, vegetables tossed in it. */
export const drawWok: DrawProduct = ({ vary, sheet, color }) => {
  const rx = vary.between(226, 244);
  const depth = vary.between(150, 172);
  const wood = vary.chance(0.6) ? sheet.down('#d9a873', '#8a5a34') : sheet.down('#4b5361', '#14161b');
  const cy = 470;
  const cx = 330;
  const bits = ['#e0562f', '#6fa35a', '#f1b54a', '#f3efe2', '#d9774c'];
  return (
    sheet.shadow(cx + 10, 672, rx * 0.86, 30) +
    turn(
      -20,
      cx + rx,
      cy,
      rect(cx + rx - 16, cy - 26, 70, 34, 8, sheet.down('#eef1f5', '#8d97a5')),
      rect(cx + rx + 40, cy - 28, 178, 38, 19, wood),
      ellipse(cx + rx + 198, cy - 9, 9, 7, '#00000066'),
    ) +
    line(`M${cx - rx + 16} ${cy - 12}q-62-16-66 12 4 30 66 16`, wood, 22) +
    path(
      `M${cx - rx} ${cy}q10 ${depth} ${rx - 90} ${depth + 44}h180q${rx - 100}-44 ${rx - 90}-${depth + 44}Z`,
      sheet.across(color.dark, [color.bright, 0.22], [color.base, 0.5], color.deep),
    ) +
    ellipse(cx, cy, rx, rx * 0.4, sheet.slant(color.bright, color.dark)) +
    ellipse(cx, cy + 2, rx - 10, rx * 0.4 - 7, sheet.glow(0.4, 0.35, 0.8, '#5b6270', ['#353a44', 0.6], '#1d2026')) +
    ellipse(cx, cy + 26, rx * 0.74, rx * 0.22, '#1b1e24') +
    repeat(22, (bit) => {
      const x = cx - rx * 0.56 + ((bit * 67) % Math.round(rx * 1.1));
      const y = cy + 12 + ((bit * 29) % 40);
      return turn(
        bit * 41,
        x,
        y,
        bit % 3 === 0
          ? circle(x, y, 14, bits[bit % 5] ?? '#fff')
          : rect(x - 24, y - 7, 48, 14, 7, bits[bit % 5] ?? '#fff'),
      );
    }) +
    repeat(3, (puff) =>
      line(`M${cx - 80 + puff * 80} ${cy - 60}q-22-34 0-62t0-60`, '#b9c4d0', 10, { opacity: '0.5' }),
    ) +
    path(
      `M${cx - rx * 0.86} ${cy - rx * 0.12}q${rx * 0.24}-${rx * 0.24} ${rx * 0.8}-${rx * 0.24}-${rx * 0.5} ${rx * 0.06}-${rx * 0.8} ${rx * 0.24}Z`,
      '#ffffff',
      { opacity: '0.3' },
    )
  );
};

/** Oblong, for rolled omelettes: a roll half done inside. */
export const drawOmelettePan: DrawProduct = ({ vary, sheet, color }) => {
  const wood = vary.chance(0.5);
  const grip = wood ? sheet.down('#d9a873', '#8a5a34') : sheet.down('#4b5361', '#14161b');
  const left = vary.between(88, 104);
  const right = vary.between(520, 536);
  const inner = vary.chance(0.5)
    ? sheet.slant('#5b6270', ['#353a44', 0.6], '#22262e')
    : sheet.slant('#fffdf6', ['#f1e9da', 0.6], '#d9ccb5');
  const top = 440;
  const low = 600;
  const rolled = vary.between(0.34, 0.46);
  const roll = left + 50 + (right - left - 100) * rolled;
  return (
    sheet.shadow(330, 668, 280, 30) +
    turn(
      -9,
      right,
      520,
      rect(right - 8, 500, 60, 32, 7, sheet.down('#eef1f5', '#8d97a5')),
      rect(right + 44, 496, 190, 40, 20, grip),
      ellipse(right + 212, 516, 9, 7, '#00000066'),
    ) +
    path(
      `M${left} ${low}q0 60 40 64h${right - left - 76}q40-4 40-64Z`,
      sheet.across(color.dark, [color.bright, 0.22], [color.base, 0.5], color.deep),
    ) +
    path(
      `M${left + 40} ${top}h${right - left - 76}q18 0 22 14l18 138q2 22-20 22H${left + 16}q-22 0-20-22l22-138q4-14 22-14Z`,
      sheet.slant(color.bright, color.dark),
    ) +
    path(
      `M${left + 48} ${top + 12}h${right - left - 92}q12 0 14 10l15 122q2 14-12 14H${left + 26}q-14 0-12-14l20-122q2-10 14-10Z`,
      inner,
    ) +
    path(`M${left + 56} ${top + 30}h${roll - left - 40}l10 112H${left + 42}Z`, sheet.down('#ffdf7a', '#f3b73f')) +
    path(
      `M${roll - 40} ${top + 18}q66-18 96 10 24 50 16 112-30 22-104 4Z`,
      sheet.across('#f7c24a', ['#ffe48c', 0.4], '#e0982a'),
    ) +
    path(`M${roll + 70} ${top + 136}q24-4 16-26t-26-12-18 22 16 26`, 'none', { stroke: '#c9822a', 'stroke-width': 6 }) +
    repeat(9, (speck) =>
      circle(
        left + 90 + ((speck * 71) % Math.max(60, Math.round(roll - left))),
        top + 44 + ((speck * 37) % 86),
        4,
        speck % 2 ? '#6fa35a' : '#e0562f',
      ),
    ) +
    path(`M${left + 50} ${top + 8}h${right - left - 110}l-6 8H${left + 54}Z`, '#ffffff', { opacity: '0.4' })
  );
};
