import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

/** A table whose top is slats that roll up. */
export const drawCampingTable: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const slats = vary.whole(7, 9);
  const wood = shadesOf(vary.pick(['#c99763', '#a8764a', '#b7bfca', '#3a404c'] as const));
  const y = vary.between(372, 410);
  const step = 120 / slats;
  return (
    sheet.shadow(400, 690, 320, 22) +
    line(`M180 ${y + 110}L560 684M620 ${y + 110}L240 684`, color.deep, 18) +
    line(`M180 ${y + 110}L560 684M620 ${y + 110}L240 684`, color.base, 9) +
    line(`M120 ${y + 120}L480 684M680 ${y + 120}L320 684`, color.deep, 22) +
    line(`M120 ${y + 120}L480 684M680 ${y + 120}L320 684`, color.lit, 11) +
    rect(300, 560, 200, 16, 8, '#3a404c') +
    repeat(slats, (slat) => {
      const top = y + slat * step;
      const inset = (slats - slat) * (70 / slats);
      return path(
        `M${76 + inset} ${top}h${648 - inset * 2}l${70 / slats} ${step - 3}H${76 + inset - 70 / slats}Z`,
        slat % 2 ? wood.lit : wood.base,
      );
    }) +
    path(`M76 ${y + 120}h648v22q0 8-10 8H86q-10 0-10-8Z`, sheet.down(wood.dim, wood.deep)) +
    path(`M300 ${y - 60}h90v70q0 20-20 20h-50q-20 0-20-20Z`, sheet.cylinder(shadesOf('#e8ebf0'))) +
    line(`M390 ${y - 40}q34 0 30 26t-32 22`, '#aab3bf', 9) +
    ellipse(345, y - 60, 45, 9, '#5a3a26') +
    rect(470, y - 74, 60, 84, 8, '#ffe9a8') +
    rect(460, y - 86, 80, 18, 7, color.dark) +
    rect(460, y + 2, 80, 18, 7, color.dark) +
    line(`M474 ${y - 86}q26-44 52 0`, color.dark, 6) +
    inventedMark(400, y + 136, 18, wood.on, vary.variant)
  );
};

/** An ice box: thick lid, latches, drain and a handle, ice and bottles at its edge. */
export const drawCooler: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wide = vary.between(500, 560);
  const high = vary.between(270, 310);
  const x = 400 - wide / 2;
  const y = 680 - high;
  const lid = shadesOf(vary.pick(['#f4f5f7', '#e6ddcf', '#3a404c'] as const));
  const isWheeled = vary.chance();
  return (
    sheet.shadow(400, 690, wide * 0.58, 22) +
    path(`M${x + 30} ${y - 40}L${x + 70} ${y - 250}h${wide - 60}l-20 210Z`, sheet.down(lid.lit, lid.dark)) +
    path(`M${x + 60} ${y - 60}L${x + 92} ${y - 226}h${wide - 120}l-16 166Z`, sheet.down('#eef3f7', '#cfd9e2')) +
    [0, 1, 2]
      .map(
        (bottle) =>
          rect(
            x + 130 + bottle * 100,
            y - 150 + (bottle % 2) * 20,
            54,
            150,
            20,
            ['#6fae7a', '#e2574c', '#9fd3ee'][bottle]!,
          ) + rect(x + 146 + bottle * 100, y - 178 + (bottle % 2) * 20, 22, 36, 5, '#f4f5f7'),
      )
      .join('') +
    path(`M${x - 6} ${y - 10}l40-52h${wide - 68}l40 52Z`, '#b9c6d2') +
    repeat(16, (cube) =>
      rect(
        x + 40 + ((cube * 83) % (wide - 110)),
        y - 56 + ((cube * 29) % 30),
        44,
        36,
        8,
        cube % 2 ? '#ffffff' : '#dff0fb',
        {
          opacity: '0.95',
          transform: `rotate(${(cube * 31) % 50} ${Math.round(x + 60 + ((cube * 83) % (wide - 110)))} ${Math.round(y - 36)})`,
        },
      ),
    ) +
    rect(x - 10, y - 16, wide + 20, 40, 12, sheet.down(lid.bright, lid.dim)) +
    rect(x, y + 20, wide, high - 20, 26, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    rect(x + 40, y + 66, wide - 80, high - 110, 20, color.lit, {
      stroke: color.dark,
      'stroke-width': 3,
      opacity: '0.7',
    }) +
    [x + 90, x + wide - 130]
      .map((at) => rect(at, y - 4, 40, 74, 8, '#2b2f38') + rect(at + 8, y + 30, 24, 30, 5, '#5b6472'))
      .join('') +
    rect(x - 24, y + 60, 30, 90, 12, '#2b2f38') +
    rect(x + wide - 6, y + 60, 30, 90, 12, '#2b2f38') +
    (isWheeled
      ? circle(x + 60, 664, 28, '#22252d') +
        circle(x + 60, 664, 11, '#aab3bf') +
        circle(x + wide - 60, 664, 28, '#22252d') +
        circle(x + wide - 60, 664, 11, '#aab3bf')
      : rect(x + 40, 672, 90, 16, 6, '#2b2f38') + rect(x + wide - 130, 672, 90, 16, 6, '#2b2f38')) +
    circle(x + wide - 66, 620, 13, '#f4f5f7') +
    inventedMark(400, y + high * 0.56, 76, color.on, vary.variant)
  );
};

/** A folding bed with crossed legs and a pillow. */
export const drawCampingCot: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const y = vary.between(470, 500);
  const pillow = shadesOf(vary.pick(['#f2efe8', '#d9cbb8', '#e2d8c5'] as const));
  const pole = sheet.down('#c3cad4', '#5b6472');
  const legs = (x: number) =>
    line(`M${x - 60} ${y + 44}L${x + 60} 684M${x + 60} ${y + 44}L${x - 60} 684`, '#4b5361', 14) +
    circle(x, (y + 728) / 2, 9, '#aab3bf') +
    line(`M${x - 80} 684h60M${x + 20} 684h60`, '#2b2f38', 14);
  return (
    sheet.shadow(400, 690, 340, 20) +
    legs(190) +
    legs(400) +
    legs(610) +
    path(`M60 ${y + 20}L120 ${y - 70}h560l60 90Z`, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    path(`M60 ${y + 20}h680v30q0 12-12 12H72q-12 0-12-12Z`, sheet.down(color.dim, color.deep)) +
    rect(44, y + 8, 712, 20, 10, pole) +
    line(`M300 ${y - 68}L270 ${y + 14}M510 ${y - 68}L540 ${y + 14}`, color.dark, 4, { opacity: '0.6' }) +
    path(`M110 ${y - 40}q-10-60 60-66 90-8 130 4 26 30 4 62-100 26-194 0Z`, sheet.ball(pillow)) +
    path(`M430 ${y + 8}q20-110 190-84 70 30 90 90-140 20-280-6Z`, sheet.slant('#8fa0ad', '#4d5a66')) +
    line(`M470 ${y - 10}q110-60 220-4`, '#c3cdd6', 5, { opacity: '0.7' }) +
    inventedMark(400, y + 44, 24, color.on, vary.variant)
  );
};

/** A crate that folds flat, its lid a board, camp things in it. */
export const drawFoldingBox: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wood = shadesOf(vary.pick(['#c99763', '#a8764a', '#d9b278'] as const));
  const high = vary.between(250, 290);
  const ribs = vary.whole(5, 7);
  const y = 684 - high;
  const step = 520 / ribs;
  return (
    sheet.shadow(410, 690, 320, 22) +
    path(`M640 ${y}l70-40v${high - 20}l-70 60Z`, color.deep) +
    rect(120, y, 520, high, 12, sheet.slant(color.lit, [color.base, 0.5], color.dark)) +
    repeat(ribs, (rib) =>
      rect(136 + rib * step, y + 70, step - 20, high - 96, 8, color.dim, { stroke: color.dark, 'stroke-width': 2 }),
    ) +
    rect(120, y + 2, 520, 46, 10, sheet.down(color.bright, color.base)) +
    rect(310, y + 12, 140, 32, 14, color.deep) +
    rect(98, y + high * 0.54, 564, 13, 6, color.dark) +
    rect(140, 676, 50, 14, 5, '#2b2f38') +
    rect(570, 676, 50, 14, 5, '#2b2f38') +
    path(`M104 ${y}l76-70h540l-70 70Z`, sheet.slant(wood.bright, [wood.base, 0.5], wood.dim)) +
    repeat(4, (grain) =>
      line(`M${190 + grain * 40} ${y - 58 + grain * 14}q180-8 ${360 - grain * 20} 0`, wood.dark, 2.5, {
        opacity: '0.5',
      }),
    ) +
    path(`M104 ${y}h546v16H104Z`, wood.dark) +
    path(`M650 ${y}l70-70v16l-70 70Z`, wood.deep) +
    path(`M330 ${y - 128}h80v74q0 16-40 16t-40-16Z`, sheet.cylinder(shadesOf('#e8ebf0'))) +
    ellipse(370, y - 128, 40, 9, '#c3cad4') +
    rect(470, y - 140, 54, 84, 8, '#ffe9a8') +
    rect(462, y - 152, 70, 16, 6, '#3a404c') +
    rect(462, y - 62, 70, 16, 6, '#3a404c') +
    inventedMark(380, y + high * 0.34, 40, color.on, vary.variant)
  );
};

/** A camp light with its glowing glass and a hook. */
export const drawLantern: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const flame = vary.chance();
  const wide = vary.between(210, 250);
  const top = vary.between(250, 290);
  const x = 400 - wide / 2;
  return (
    sheet.shadow(400, 690, 170, 18) +
    circle(400, 450, 300, sheet.glow(0.5, 0.5, 0.5, '#ffe9b0cc', ['#ffedc055', 0.5], '#fff3d600')) +
    line(`M${x + 20} ${top + 20}C${x - 40} 120 ${x + wide + 40} 120 ${x + wide - 20} ${top + 20}`, '#3a404c', 14) +
    circle(400, 140, 26, 'none', { stroke: '#3a404c', 'stroke-width': 13 }) +
    path(
      `M${x + 40} ${top - 40}h${wide - 80}l30 60H${x + 10}Z`,
      sheet.across(color.dark, [color.bright, 0.3], color.dark),
    ) +
    rect(x - 10, top + 10, wide + 20, 34, 10, sheet.across(color.dark, [color.bright, 0.3], color.dark)) +
    path(
      `M${x + 14} ${top + 40}q-30 120 0 230h${wide - 28}q30-110 0-230Z`,
      sheet.glow(0.5, 0.5, 0.6, '#fffbe6', ['#ffe9a8', 0.5], '#f2cf7a'),
      { opacity: '0.92' },
    ) +
    (flame
      ? path(`M400 ${top + 90}q50 60 40 110-6 44-40 44t-40-44q-10-50 40-110Z`, '#ff9a3c') +
        path(`M400 ${top + 140}q26 34 20 64-4 26-20 26t-20-26q-6-30 20-64Z`, '#fff3b0')
      : rect(380, top + 90, 40, 150, 20, '#ffffff') +
        repeat(5, (led) => circle(400, top + 112 + led * 27, 9, '#fff3b0'))) +
    repeat(4, (bar) =>
      line(`M${x + 20 + (bar * (wide - 40)) / 3} ${top + 44}q${(bar - 1.5) * 16} 112 0 222`, '#3a404c', 7),
    ) +
    rect(x - 14, top + 262, wide + 28, 38, 10, sheet.across(color.dark, [color.bright, 0.3], color.dark)) +
    path(
      `M${x} ${top + 300}h${wide}l20 ${386 - top}H${x - 20}Z`,
      sheet.across(color.dark, [color.bright, 0.3], [color.base, 0.6], color.dark),
    ) +
    circle(400, top + 342, 17, '#22252d') +
    circle(400, top + 340, 13, color.lit) +
    inventedMark(x + 40, top + 344, 26, color.on, vary.variant)
  );
};
