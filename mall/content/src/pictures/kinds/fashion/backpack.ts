import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

export const drawBackpack: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const style = vary.style(3);
  const cloth = sheet.glow(0.34, 0.22, 1, color.bright, [color.base, 0.5], color.dark);
  const trim = vary.chance(0.4) ? shadesOf('#9a6a3f') : shadesOf(tone(color.base, -0.18));
  const zip = (d: string) => line(d, color.deep, 9) + line(d, '#c9d0da', 3, { 'stroke-dasharray': '4 5' });
  const shell = 'M222 300q0-170 178-170t178 170l16 300q4 84-76 84H282q-80 0-76-84Z';
  const top = line('M346 148q0-56 54-56t54 56', trim.dark, 22) + line('M346 146q0-54 54-54t54 54', trim.lit, 10);
  if (view === 'back') {
    return (
      sheet.shadow(400, 690, 210, 22) +
      top +
      path(shell, cloth) +
      path('M262 280q0-96 138-96t138 96l8 300q0 60-50 60H304q-50 0-50-60Z', color.deep, { opacity: '0.8' }) +
      repeat(5, (row) => rect(290, 300 + row * 62, 220, 46, 20, color.dark)) +
      line('M318 200q-90 190-36 430M482 200q90 190 36 430', trim.dark, 48) +
      line('M318 200q-90 190-36 430M482 200q90 190 36 430', trim.base, 36)
    );
  }
  const front =
    [
      path(
        'M248 470q0-44 40-44h224q40 0 40 44l8 130q2 62-54 62H294q-56 0-54-62Z',
        sheet.glow(0.34, 0.2, 1, color.lit, [color.base, 0.5], color.dark),
        { stroke: color.dark, 'stroke-width': 3 },
      ) +
        zip('M262 478q138-24 276 0') +
        zip('M242 330q10-150 158-150t158 150'),
      path('M206 300q0-60 40-90h308q40 30 40 90v110q-194 56-388 0Z', sheet.down(color.bright, color.dim), {
        stroke: color.dark,
        'stroke-width': 3,
      }) +
        rect(288, 380, 34, 150, 6, trim.base) +
        rect(478, 380, 34, 150, 6, trim.base) +
        rect(282, 452, 46, 36, 6, sheet.metal()) +
        rect(472, 452, 46, 36, 6, sheet.metal()) +
        path('M262 540h276v80q0 36-36 36H298q-36 0-36-36Z', color.dim, { opacity: '0.8' }),
      rect(262, 440, 276, 210, 36, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
        zip('M280 476h240') +
        path('M262 320q0-100 138-100t138 100v60H262Z', color.dim, { opacity: '0.75' }) +
        zip('M272 384h256') +
        rect(380, 470, 10, 34, 4, '#e8ebf0'),
    ][style] ?? '';
  return (
    sheet.shadow(400, 690, 220, 22) +
    path('M214 430q-46 10-44 80v80q0 50 46 54ZM586 430q46 10 44 80v80q0 50-46 54Z', trim.dark) +
    top +
    path(shell, cloth) +
    front +
    path('M252 250q14-90 90-104', 'none', {
      stroke: '#ffffff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      opacity: '0.3',
    }) +
    inventedMark(400, style === 1 ? 300 : 580, 46, style === 1 ? color.on : color.on, vary.variant)
  );
};

/** A school bag: boxy, with a flap, a buckle and a reflecting strip. */
export const drawSchoolBag: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const accent = shadesOf(vary.pick(['#f4c542', '#d9434e', '#6fb7e8', '#e58aa0', '#3fa66b'] as const));
  const badge = vary.whole(0, 2);
  const flap = vary.between(330, 380);
  const cloth = sheet.slant(color.bright, [color.base, 0.45], color.dark);
  const straps =
    line('M300 214q-96 40-106 190v210M500 214q96 40 106 190v210', color.deep, 44) +
    line('M300 214q-96 40-106 190v210M500 214q96 40 106 190v210', color.dim, 32);
  const body = rect(210, 190, 380, 496, 54, cloth);
  if (view === 'back')
    return (
      sheet.shadow(400, 690, 220, 20) +
      body +
      repeat(6, (row) => rect(260, 250 + row * 64, 280, 46, 20, color.dark, { opacity: '0.6' })) +
      straps +
      rect(290, 560, 220, 30, 10, color.deep) +
      rect(372, 552, 56, 46, 8, '#2b2f38')
    );
  const sign =
    [
      path('M400 470l18 38 42 4-32 28 10 42-38-22-38 22 10-42-32-28 42-4Z', accent.base),
      path('M400 500q-44-44-66 0 6 44 66 78 60-34 66-78-22-44-66 0Z', accent.base),
      path('M344 540q0-50 56-50t56 50q-56 50-112 0Z', accent.base) + rect(372, 566, 56, 18, 9, accent.dark),
    ][badge] ?? '';
  return (
    sheet.shadow(400, 690, 230, 20) +
    straps +
    line('M350 200q0-64 50-64t50 64', accent.dark, 24) +
    body +
    rect(244, 440, 312, 216, 30, color.lit, { stroke: color.dark, 'stroke-width': 4 }) +
    line('M262 470h276', color.deep, 9) +
    line('M262 470h276', '#c9d0da', 3, { 'stroke-dasharray': '4 5' }) +
    sign +
    path(`M210 260q0-70 60-70h260q60 0 60 70v${flap - 260}q-190 46-380 0Z`, sheet.down(color.bright, color.dim), {
      stroke: color.dark,
      'stroke-width': 3,
    }) +
    path(`M212 ${flap - 34}q188 44 376 0v20q-188 44-376 0Z`, '#eef1f4') +
    rect(378, flap - 40, 44, 96, 10, accent.base) +
    rect(366, flap + 20, 68, 40, 10, '#2b2f38') +
    rect(186, 470, 36, 140, 16, color.dark) +
    rect(578, 470, 36, 140, 16, color.dark) +
    inventedMark(400, 264, 44, color.on, vary.variant)
  );
};

/** A tall pack for the hills: lid, straps at the sides, a mat rolled on top. */
export const drawHikingPack: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const accent = shadesOf(vary.pick(['#db6b35', '#f2b632', '#6fb7e8', '#d9434e'] as const));
  const cloth = sheet.glow(0.34, 0.22, 1, color.bright, [color.base, 0.5], color.dark);
  const wide = vary.between(296, 336);
  const l = 400 - wide / 2;
  const mat = vary.chance();
  const roll = mat
    ? rect(l - 50, 92, wide + 100, 84, 42, sheet.down(accent.bright, [accent.base, 0.5], accent.dark)) +
      ellipse(l - 20, 134, 22, 40, accent.lit) +
      ellipse(l - 20, 134, 10, 20, accent.dark)
    : line('M356 140q0-50 44-50t44 50', '#2b2f38', 18);
  if (view === 'back')
    return (
      sheet.shadow(400, 690, 210, 20) +
      roll +
      rect(l, 160, wide, 520, 70, cloth) +
      rect(l + 36, 220, wide - 72, 380, 40, color.deep, { opacity: '0.7' }) +
      line(`M${l + 70} 190q-60 190-10 400M${l + wide - 70} 190q60 190 10 400`, '#2b2f38', 44) +
      line(`M${l - 30} 600q${wide / 2 + 30} 70 ${wide + 60} 0`, '#2b2f38', 48) +
      rect(364, 624, 72, 44, 8, sheet.metal())
    );
  return (
    sheet.shadow(400, 690, 220, 20) +
    roll +
    path(
      `M${l - 34} 420q-16 120 0 220 4 20 44 20V400q-36 0-44 20ZM${l + wide + 34} 420q16 120 0 220-4 20-44 20V400q36 0 44 20Z`,
      color.dark,
    ) +
    path(`M${l} 290q0-60 50-70h${wide - 100}q50 10 50 70v330q0 66-60 66H${l + 60}q-60 0-60-66Z`, cloth) +
    path(
      `M${l - 8} 250q0-90 ${wide / 2 + 8}-94t${wide / 2 + 8} 94v60q-${wide / 2 + 8} 36-${wide + 16} 0Z`,
      sheet.down(color.lit, color.dark),
      { stroke: color.deep, 'stroke-width': 3 },
    ) +
    path(`M${l + 40} 460q0-30 30-30h${wide - 140}q30 0 30 30v160q0 36-36 36H${l + 76}q-36 0-36-36Z`, color.lit, {
      stroke: color.deep,
      'stroke-width': 3,
    }) +
    line(`M${l + 60} 476h${wide - 120}`, accent.base, 9) +
    [l + 66, l + wide - 66]
      .map((x) => line(`M${x} 290V420`, '#2b2f38', 17) + rect(x - 18, 346, 36, 26, 6, sheet.metal()))
      .join('') +
    line(`M${l + 16} 440v190M${l + wide - 16} 440v190`, accent.base, 8) +
    line(`M${l - 16} 500h30M${l + wide - 14} 500h30M${l - 16} 570h30M${l + wide - 14} 570h30`, '#2b2f38', 9) +
    line(`M${l + wide + 24} 380L${l + wide + 40} 690`, '#8d97a5', 11) +
    inventedMark(400, 240, 44, color.on, vary.variant)
  );
};

/** A small bag on a long strap. */
export const drawCrossBag: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const metal = vary.chance() ? sheet.metal() : sheet.across('#b58c3a', '#f9e7b6', '#96702a');
  const flap = vary.chance();
  const wide = vary.between(390, 430);
  const drop = vary.between(440, 480);
  const l = 400 - wide / 2;
  const strap = `M${l + 10} 400C${l - 30} 130 ${l + 120} 90 400 90S${l + wide + 30} 130 ${l + wide - 10} 400`;
  return (
    sheet.shadow(400, 690, 250, 20) +
    line(strap, color.deep, 26) +
    line(strap, color.lit, 15) +
    rect(520, 112, 44, 34, 6, metal, { transform: 'rotate(24 540 130)' }) +
    rect(l, 380, wide, 306, 50, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    rect(l - 4, 384, 34, 46, 10, metal) +
    rect(l + wide - 30, 384, 34, 46, 10, metal) +
    (view === 'back'
      ? rect(l + 40, 470, wide - 80, 140, 20, color.dim, { stroke: color.dark, 'stroke-width': 3 })
      : flap
        ? path(
            `M${l} 430q0-50 50-50h${wide - 100}q50 0 50 50v${drop - 330}q-10 60-${wide / 2} 70t-${wide / 2}-70Z`,
            sheet.down(color.bright, color.dim),
            { stroke: color.dark, 'stroke-width': 3 },
          ) + rect(370, drop + 130, 60, 50, 10, metal)
        : line(`M${l + 36} 440h${wide - 72}`, color.deep, 11) +
          line(`M${l + 36} 440h${wide - 72}`, '#c9d0da', 4, { 'stroke-dasharray': '5 5' }) +
          rect(l + wide - 60, 432, 16, 50, 6, metal) +
          rect(l + 34, 500, wide - 68, 150, 26, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
          line(`M${l + 56} 530h${wide - 112}`, color.deep, 7)) +
    line(`M${l + 20} 664q${wide / 2 - 20} 16 ${wide - 40} 0`, color.deep, 3, { 'stroke-dasharray': '10 7' }) +
    inventedMark(400, flap ? 470 : 590, 46, color.on, vary.variant)
  );
};
