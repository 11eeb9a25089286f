import type { Art, DrawProduct } from '../../art.ts';
import { group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** A pair: one shoe in profile before its twin. */
const pairOf = ({ sheet }: Art, shoe: string) =>
  sheet.shadow(410, 626, 300, 30) +
  group({ transform: 'translate(86 -96) scale(.94)', opacity: '1' }, shoe) +
  group({ transform: 'translate(-34 44)' }, sheet.shadow(410, 622, 290, 24), shoe);

/** Running shoes and sneakers. */
export const drawSneakers: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = [0, 1, 3][vary.style(3)] ?? 0;
  const sole = vary.pick(['#ffffff', '#f3ead9', '#2b2f38'] as const);
  const under = shadesOf(sole);
  const accent = shadesOf(vary.pick(['#ff7a4d', '#2f6fed', '#11a67a', '#16181d', '#f2b632'] as const));
  const upper =
    'M152 430q-18 30-8 74l8 40h506q40-6 26-50-26-38-112-54-66-16-126-76-26-20-44-2-30 24-84 24-44 0-62-22-34-10-104 66Z';
  const stripe =
    [
      repeat(3, (bar) => path(`M${330 + bar * 46} 418l22-2 26 128h-30Z`, accent.base)),
      path('M196 520q160 4 250-96 10 90-110 116-90 16-140-20Z', accent.base),
      '',
      path('M300 544l60-120 36 14-46 106ZM380 544l46-92 34 16-36 76Z', accent.base),
    ][style] ?? '';
  const clip = sheet.clip(path(upper, '#000'));
  const lace = vary.pick(['#ffffff', '#ffffff', '#2b2f38', accent.base] as const);
  const heel = vary.pick([color.dark, accent.base, '#2b2f38', '#f2efe8'] as const);
  const toe = vary.pick([color.lit, color.lit, color.dim, '#f2efe8'] as const);
  const laces = repeat(
    5,
    (row) =>
      line(`M${430 + row * 27} ${386 + row * 18}l-34 34`, lace, 11) +
      line(`M${430 + row * 27} ${390 + row * 18}l-34 34`, '#b9c1cc', 2),
  );
  const wave = style === 3;
  const bottom = wave
    ? path('M136 536h540q40 30 14 74-8 20-46 20H176q-40 0-46-34-8-36 6-60Z', sheet.down(under.bright, under.dim)) +
      path('M150 596q60-34 120 0t120 0 120 0 130 0', 'none', { stroke: accent.base, 'stroke-width': 10 }) +
      rect(150, 622, 510, 14, 6, '#2b2f38')
    : path('M136 540h546q26 16 22 44-2 30-40 30H170q-34 0-38-28-4-26 4-46Z', sheet.down(under.bright, under.dim)) +
      line('M140 566h556', under.dark, 3) +
      rect(150, 606, 530, 12, 6, under.deep);
  const shoe =
    path(upper, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    group(
      { 'clip-path': clip },
      stripe,
      path('M560 430q90 10 130 70v60H540q-16-70 20-130Z', toe, { opacity: '0.9' }),
      path('M140 420q50 20 60 140h-70Z', heel, { opacity: '0.8' }),
    ) +
    path('M250 372q74 46 158-6l18 22q-86 66-196 8Z', color.deep) +
    line('M560 432q-26 56-16 110', color.dark, 3, { 'stroke-dasharray': '9 6' }) +
    laces +
    bottom;
  return pairOf(art, shoe);
};

/** Boots over the ankle with hooks and a lugged sole. */
export const drawHikingBoots: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const accent = shadesOf(vary.pick(['#d9434e', '#f2b632', '#db6b35', '#6fb7e8'] as const));
  const collar = vary.whole(236, 268);
  const sole = shadesOf(vary.pick(['#2b2f38', '#4a4038', '#3a3f4a'] as const));
  const boot =
    path(
      `M180 ${collar}q-20 100-30 180-12 50-4 116h520q34-10 22-60-22-44-110-60-70-16-120-80l-26-96q-120 30-252 0Z`,
      sheet.slant(color.bright, [color.base, 0.45], color.dark),
    ) +
    path(`M174 ${collar - 8}q130 34 262 0l10 40q-140 36-282 0Z`, color.deep) +
    path('M536 452q110 6 146 60l6 36H520q-20-60 16-96Z', sole.base) +
    path('M148 430q50 10 60 118h-66q-6-60 6-118Z', sole.lit) +
    path('M210 540q60-110 200-140l20 40q-110 30-140 104Z', accent.base, { opacity: '0.9' }) +
    line(`M430 ${collar + 30}L500 420`, color.deep, 60, { opacity: '0.35' }) +
    repeat(
      5,
      (row) =>
        line(`M${400 + row * 22} ${collar + 50 + row * 34}l56-14`, '#f2efe8', 9) +
        circleAt(sheet.metal(), 398 + row * 22, collar + 52 + row * 34),
    ) +
    path(
      'M132 540h560q28 14 22 44-2 26-30 26h-20l-10 20h-50l-10-20h-60l-10 20h-60l-10-20h-60l-10 20h-60l-10-20h-60l-10 20h-50l-10-20q-20-6-20-26-2-26 8-44Z',
      sheet.down(sole.lit, sole.deep),
    ) +
    path('M134 540h558l6 16H132Z', accent.base);
  return pairOf(art, boot);
};

const circleAt = (fill: string, x: number, y: number) => rect(x - 9, y - 9, 18, 18, 9, fill);

/** Children's shoes: short and round, closed with two straps. */
export const drawKidsShoes: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const accent = shadesOf(vary.pick(['#f4c542', '#d9434e', '#6fb7e8', '#3fa66b', '#e58aa0'] as const));
  const star = vary.chance();
  const toe = vary.between(96, 116);
  const shoe =
    path(
      `M214 400q-20 60-10 140h404q40-10 28-${Math.round(toe * 0.7)}-16-60-96-70-50-10-80-60-90 60-180-20-50-10-66 10Z`,
      sheet.slant(color.bright, [color.base, 0.45], color.dark),
    ) +
    path('M230 384q90 70 196-6l14 26q-100 84-222 16Z', color.deep) +
    path(`M520 430q90 6 112 60l2 50H500q-20-70 20-110Z`, '#f6f3ea') +
    path('M206 450q40 10 46 90h-46Z', accent.base) +
    [0, 1]
      .map(
        (strap) =>
          path(`M${366 + strap * 62} ${420 + strap * 18}l84-18 20 46-80 24Z`, sheet.slant(accent.bright, accent.dim)) +
          line(`M${384 + strap * 62} ${432 + strap * 18}l70-16`, accent.dark, 3, { 'stroke-dasharray': '6 5' }),
      )
      .join('') +
    (star
      ? path('M316 450l12 26 28 2-22 18 8 28-26-16-24 16 6-28-20-18 28-2Z', '#ffffff')
      : path('M316 468q-30-30-44 0 4 30 44 52 40-22 44-52-14-30-44 0Z', '#ffffff')) +
    path('M190 538h452q20 12 16 40-4 28-36 28H222q-32 0-36-28-4-26 4-40Z', sheet.down('#ffffff', '#dfe3e9')) +
    rect(196, 592, 452, 10, 5, accent.base) +
    repeat(3, (light) => circleAt(['#7fe8ff', '#ffd166', '#ff8fa3'][light]!, 220 + light * 30, 568));
  return pairOf(art, shoe);
};

/** House slippers: a thick sole and one band. */
export const drawSlippers: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const bed = shadesOf(vary.pick(['#f2efe8', '#d9cbb8', '#4a4c50'] as const));
  const holes = vary.whole(3, 5);
  const band = vary.between(150, 178);
  const slipper =
    path(
      'M120 560q-16-40 60-44 220-10 420-20 100 0 100 60 0 50-80 54H190q-60 0-70-50Z',
      sheet.down(bed.dim, bed.deep),
    ) +
    path(
      'M122 548q-10-40 60-44 210-4 410-20 108 0 108 56-240 40-578 8Z',
      sheet.slant(bed.bright, [bed.base, 0.5], bed.dim),
    ) +
    repeat(9, (dot) => rect(176 + dot * 26, 522 - (dot % 2) * 8, 13, 6, 3, bed.dark, { opacity: '0.6' })) +
    path(
      `M400 560q-4-${Math.round(band)} 110-${Math.round(band + 14)} 130-10 186 110l2 40q-160 30-298 50Z`,
      sheet.glow(0.35, 0.2, 1, color.bright, [color.base, 0.5], color.dark),
    ) +
    path(`M408 520q20-100 110-120`, 'none', {
      stroke: '#ffffff',
      'stroke-width': 10,
      'stroke-linecap': 'round',
      opacity: '0.35',
    }) +
    repeat(holes, (hole) => rect(470 + hole * 40, 450 + hole * 8, 22, 34, 10, color.deep)) +
    path('M126 572q280 40 576 2v14q-10 24-82 24H190q-54 0-64-40Z', color.dim);
  return pairOf(art, slipper);
};
