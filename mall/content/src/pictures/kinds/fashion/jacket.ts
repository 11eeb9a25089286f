import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type JacketForm = 'padded' | 'hooded' | 'fleece';

/** A jacket laid open to view, by its cut. */
const jacketOf =
  (form: JacketForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color, view } = art;
    const hem = vary.whole(-14, 14);
    const cloth = sheet.across(color.dim, [color.lit, 0.25], [color.base, 0.55], color.dark);
    const puff = form === 'padded';
    const fleece = form === 'fleece';
    const second = fleece
      ? shadesOf(vary.pick(['#2b2f38', '#8a5f3c', '#27375c', '#35543f'] as const))
      : vary.chance(0.4)
        ? shadesOf('#2b2f38')
        : color;
    const sleeve = (flip: number) =>
      group(
        { transform: flip < 0 ? 'translate(800 0) scale(-1 1)' : undefined },
        path(
          'M262 196q-60 20-84 130L132 580q-4 24 18 30l50 10q20 2 26-20l64-240Z',
          sheet.across(color.lit, [color.base, 0.4], color.dark),
        ),
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
      form === 'hooded'
        ? path('M296 190q10-110 104-110t104 110l-50 30q-54-30-108 0Z', sheet.down(color.bright, color.dark)) +
          ellipse(400, 184, 66, 54, color.deep)
        : path('M330 156q-10-40 10-52h120q20 12 10 52l-70 50Z', color.deep) +
          path('M328 160q-18-50 14-60l58 100-26 40Z', sheet.slant(second.bright, second.dim)) +
          path('M472 160q18-50-14-60l-58 100 26 40Z', sheet.slant(second.base, second.dark));
    const quilts = puff
      ? repeat(
          6,
          (row) =>
            path(`M244 ${262 + row * 64}q78 26 156 0t156 0`, 'none', {
              stroke: color.deep,
              'stroke-width': 6,
              opacity: '0.5',
            }) +
            path(`M250 ${276 + row * 64}q70 22 146 2`, 'none', {
              stroke: color.bright,
              'stroke-width': 5,
              opacity: '0.6',
            }),
        )
      : '';
    const wool = fleece
      ? repeat(90, (curl) =>
          path(`M${252 + ((curl * 73) % 282)} ${222 + ((curl * 47) % 376)}q8-10 14 0t12 2`, 'none', {
            stroke: curl % 2 ? color.bright : color.dark,
            'stroke-width': 5,
            'stroke-linecap': 'round',
            opacity: '0.6',
          }),
        )
      : '';
    const pockets =
      view === 'back'
        ? ''
        : (fleece
            ? path('M436 300h96v-10q0 90-10 110h-86Z', second.base) + line('M446 318h74', second.bright, 5)
            : '') + line('M290 500l26 90M510 500l-26 90', color.deep, 7);
    const zip =
      view === 'back'
        ? ''
        : line('M400 240V640', color.deep, 9) +
          line('M400 240V640', '#c9d0da', 3, { 'stroke-dasharray': '4 5' }) +
          rect(394, 250, 12, 32, 4, sheet.metal());
    return (
      sheet.shadow(400, 688, 200, 12) +
      sleeve(1) +
      sleeve(-1) +
      path(body, cloth) +
      lining +
      quilts +
      wool +
      pockets +
      zip +
      collar +
      rect(244, 612 + hem * 0.4, 312, 34, 14, second.dark) +
      (view === 'back' ? '' : inventedMark(484, 292, 26, color.on, vary.variant))
    );
  };

export const drawJacket = jacketOf('padded');
export const drawWindbreaker = jacketOf('hooded');
export const drawFleece = jacketOf('fleece');

/** A padded coat down to the knee, hooded. */
export const drawLongPadding: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const fur = shadesOf(vary.pick(['#d9c3a0', '#f2efe8', '#4a4c50', '#8a6a4a'] as const));
  const length = vary.between(700, 724);
  const cloth = sheet.across(color.dim, [color.lit, 0.25], [color.base, 0.55], color.dark);
  const rows = Math.round((length - 260) / 62);
  const sleeve = (flip: number) =>
    group(
      { transform: flip < 0 ? 'translate(800 0) scale(-1 1)' : undefined },
      path(
        'M288 176q-56 20-76 126l-44 230q-4 22 16 28l44 8q20 2 24-18l58-218Z',
        sheet.across(color.lit, [color.base, 0.4], color.dark),
      ),
      repeat(4, (row) =>
        path(`M${222 - row * 12} ${296 + row * 62}q50 24 ${84 - row * 4} 12`, 'none', {
          stroke: color.deep,
          'stroke-width': 5,
          opacity: '0.5',
        }),
      ),
    );
  return (
    sheet.shadow(400, 692, 170, 12) +
    group(
      { transform: 'translate(400 690) scale(.96) translate(-400 -700)' },
      sleeve(1),
      sleeve(-1),
      path(
        `M286 172q56-30 114-30t114 30q20 60 22 190l18 ${length - 386}q0 24-24 24H270q-24 0-24-24l18-${length - 386}q2-130 22-190Z`,
        cloth,
      ),
      repeat(
        rows,
        (row) =>
          path(`M${266 - row * 2} ${250 + row * 62}q66 22 ${134 + row * 2} 0t${134 + row * 2} 0`, 'none', {
            stroke: color.deep,
            'stroke-width': 6,
            opacity: '0.5',
          }) +
          path(`M${272 - row * 2} ${263 + row * 62}q60 18 124 2`, 'none', {
            stroke: color.bright,
            'stroke-width': 5,
            opacity: '0.6',
          }),
      ),
      view === 'back'
        ? ''
        : line(`M400 220V${length - 4}`, color.deep, 10) +
            line(`M400 220V${length - 4}`, '#c9d0da', 3, { 'stroke-dasharray': '4 5' }) +
            line('M296 440l22 84M504 440l-22 84', color.deep, 7),
      path('M296 178q4-110 104-110t104 110l-44 30q-60-30-120 0Z', sheet.down(color.bright, color.dark)),
      view === 'back'
        ? ''
        : ellipse(400, 172, 68, 62, color.deep) +
            path('M330 180q-8-84 70-84t70 84', 'none', {
              stroke: fur.base,
              'stroke-width': 30,
              'stroke-linecap': 'round',
            }) +
            path('M330 180q-8-84 70-84t70 84', 'none', {
              stroke: fur.bright,
              'stroke-width': 26,
              'stroke-dasharray': '5 9',
              opacity: '0.8',
            }),
      view === 'back' ? '' : inventedMark(470, 270, 24, color.on, vary.variant),
    )
  );
};
