import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

export const drawJacket: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const style = vary.style(3);
  const cloth = sheet.across(color.dim, [color.lit, 0.25], [color.base, 0.55], color.dark);
  const puff = style === 0;
  const second = vary.chance(0.4) ? shadesOf('#2b2f38') : color;
  const sleeve = (flip: number) =>
    group(
      { transform: flip < 0 ? 'translate(800 0) scale(-1 1)' : undefined },
      path('M262 196q-60 20-84 130L132 580q-4 24 18 30l50 10q20 2 26-20l64-240Z', sheet.across(color.lit, [color.base, 0.4], color.dark)),
      path('M134 568l98 22-8 26q-6 8-18 6l-56-12q-18-4-18-20Z', second.dark),
      puff
        ? repeat(4, (row) =>
            path(`M${190 - row * 15} ${330 + row * 62}q60 26 ${96 - row * 2} 14`, 'none', {
              stroke: color.deep,
              'stroke-width': 5,
              opacity: '0.5',
            }),
          )
        : '',
    );
  const body = 'M262 190q60-34 138-34t138 34q24 60 20 190v244q0 20-24 20H266q-24 0-24-20V380q-4-130 20-190Z';
  const lining =
    view === 'back'
      ? path('M330 160q70 30 140 0l-10 30q-60 20-120 0Z', second.base)
      : path('M336 158l64 118 64-118q-64-14-128 0Z', color.deep);
  const collar =
    style === 2
      ? path('M296 190q10-110 104-110t104 110l-50 30q-54-30-108 0Z', sheet.down(color.bright, color.dark)) +
        ellipse(400, 184, 66, 54, color.deep)
      : path('M330 156q-10-40 10-52h120q20 12 10 52l-70 50Z', color.deep) +
        path('M328 160q-18-50 14-60l58 100-26 40Z', sheet.slant(second.bright, second.dim)) +
        path('M472 160q18-50-14-60l-58 100 26 40Z', sheet.slant(second.base, second.dark));
  const quilts = puff
    ? repeat(
        6,
        (row) =>
          path(`M244 ${262 + row * 64}q78 26 156 0t156 0`, 'none', { stroke: color.deep, 'stroke-width': 6, opacity: '0.5' }) +
          path(`M250 ${276 + row * 64}q70 22 146 2`, 'none', { stroke: color.bright, 'stroke-width': 5, opacity: '0.6' }),
      )
    : '';
  const pockets =
    view === 'back'
      ? ''
      : style === 1
        ? rect(280, 320, 92, 92, 8, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
          rect(428, 320, 92, 92, 8, color.base, { stroke: color.dark, 'stroke-width': 3 }) +
          rect(280, 318, 92, 28, 6, color.dim) +
          rect(428, 318, 92, 28, 6, color.dim) +
          repeat(5, (button) => circle(400, 300 + button * 72, 8, sheet.metal()))
        : line('M290 500l26 90M510 500l-26 90', color.deep, 7);
  const zip =
    view === 'back'
      ? ''
      : line('M400 240V640', color.deep, 9) +
        (style === 1 ? '' : line('M400 240V640', '#c9d0da', 3, { 'stroke-dasharray': '4 5' }) + rect(394, 250, 12, 32, 4, sheet.metal()));
  return (
    sheet.shadow(400, 688, 200, 12) +
    sleeve(1) +
    sleeve(-1) +
    path(body, cloth) +
    lining +
    quilts +
    pockets +
    zip +
    collar +
    rect(244, 612, 312, 34, 14, second.dark) +
    (view === 'back' ? '' : inventedMark(484, 292, 26, color.on, vary.variant))
  );
};
