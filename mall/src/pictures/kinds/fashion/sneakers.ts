import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** One shoe in profile before its twin. */
export const drawSneakers: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(4);
  const high = style === 2;
  const sole = vary.pick(['#ffffff', '#f3ead9', '#2b2f38'] as const);
  const under = shadesOf(sole);
  const accent = shadesOf(vary.pick(['#ff7a4d', '#2f6fed', '#11a67a', '#16181d', '#f2b632'] as const));
  const upper = high
    ? 'M150 350q-14 20-8 60l6 130h510q40-6 26-52-30-40-118-62-60-20-110-90l-30-60q-80 30-150-2-20-34-56-30-40 6-70 106Z'
    : 'M152 430q-18 30-8 74l8 40h506q40-6 26-50-26-38-112-54-66-16-126-76-26-20-44-2-30 24-84 24-44 0-62-22-34-10-104 66Z';
  const stripe =
    [
      repeat(3, (bar) => path(`M${330 + bar * 46} ${high ? 400 : 418}l22-2 26 128h-30Z`, accent.base)),
      path('M196 520q160 4 250-96 10 90-110 116-90 16-140-20Z', accent.base),
      circle(244, 404, 40, '#ffffff', { opacity: '0.9' }) + inventedMark(244, 404, 44, accent.base, vary.variant),
      path('M300 544l60-120 36 14-46 106ZM380 544l46-92 34 16-36 76Z', accent.base),
    ][style] ?? '';
  const clip = sheet.clip(path(upper, '#000'));
  const lace = vary.pick(['#ffffff', '#ffffff', '#2b2f38', accent.base] as const);
  const heel = vary.pick([color.dark, accent.base, '#2b2f38', '#f2efe8'] as const);
  const toe = vary.pick([color.lit, color.lit, color.dim, '#f2efe8'] as const);
  const laces = repeat(
    5,
    (row) =>
      line(`M${430 + row * 27} ${386 + row * 18 - (high ? 40 - row * 5 : 0)}l-34 34`, lace, 11) +
      line(`M${430 + row * 27} ${390 + row * 18 - (high ? 40 - row * 5 : 0)}l-34 34`, '#b9c1cc', 2),
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
    path(high ? 'M214 262q60 44 156 14l16 30q-96 34-196-6Z' : 'M250 372q74 46 158-6l18 22q-86 66-196 8Z', color.deep) +
    line('M560 432q-26 56-16 110', color.dark, 3, { 'stroke-dasharray': '9 6' }) +
    laces +
    bottom;
  return (
    sheet.shadow(410, 626, 300, 30) +
    group({ transform: 'translate(86 -96) scale(.94)', opacity: '1' }, shoe) +
    group({ transform: 'translate(-34 44)' }, sheet.shadow(410, 622, 290, 24), shoe)
  );
};
