import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, move, path, rect, repeat, scaleAround, turn } from '../../svg/shapes.ts';
import { fruit, openTray } from '../parts/gift-parts.ts';

/** A shape of a hundred units' reach, set down at a point with its own reach. */
const scaledAt = (x: number, y: number, reach: number, ...shape: string[]) =>
  move(x, y, scaleAround(reach / 100, 0, 0, ...shape));

type DrawFruit = (x: number, y: number, r: number, index: number) => string;

/** Rows of fruit in nests, in a box of the product's color. */
function boxOf(art: Art, columns: number, one: DrawFruit): string {
  const { sheet, color, vary } = art;
  const size = columns === 3 ? 84 : 66;
  const row = (y: number, r: number, left: number, right: number, first: number) =>
    repeat(columns, (column) => {
      const x = left + ((right - left) * (column + 0.5)) / columns;
      return (
        ellipse(x, y + r * 0.72, r * 1.02, r * 0.42, sheet.down('#ffffff', '#cfd3da')) + one(x, y, r, first + column)
      );
    });
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 300V150q0-16 16-16h468q16 0 16 16v150Z', sheet.down(color.base, color.dim)) +
    rect(174, 158, 452, 120, 8, color.lit, { opacity: '0.5' }) +
    inventedMark(400, 208, 66, color.on, vary.whole(0, 7)) +
    openTray(
      art,
      color,
      296,
      row(360, size * 0.84, 166, 634, 0) + row(448, size * 0.94, 140, 660, 1) + row(546, size * 1.04, 116, 684, 2),
    ) +
    rect(300, 606, 200, 56, 8, '#ffffff', { opacity: '0.94' }) +
    inventedMark(340, 634, 34, color.base, vary.whole(0, 7)) +
    rect(372, 620, 104, 9, 4, '#8a92a0') +
    rect(372, 638, 74, 7, 3, '#c3cad4')
  );
}

/** A box of what is in season: apples, tangerines, pears and kiwis together. */
export const drawFruitBox: DrawProduct = (art) => {
  const { vary } = art;
  const season = [shadesOf('#d8383a'), shadesOf('#f2911f'), shadesOf('#e8b75a'), shadesOf('#9cc455')];
  const forms = [0, 2, 1, 0];
  const first = vary.whole(0, 3);
  return boxOf(art, vary.whole(3, 4), (x, y, r, index) => {
    const which = (index + first) % season.length;
    return fruit(art, x, y, r, season[which] ?? season[0]!, forms[which] ?? 0);
  });
};

/** A box of red apples. */
export const drawApples: DrawProduct = (art) => {
  const skin = shadesOf(art.vary.pick(['#d8383a', '#c9302f', '#e0483f'] as const));
  return boxOf(art, art.vary.whole(3, 4), (x, y, r) => fruit(art, x, y, r, skin, 0));
};

/** A box of tangerines, some with their leaf. */
export const drawTangerines: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const skin = shadesOf(vary.pick(['#f2911f', '#f59d2a', '#ee8418'] as const));
  const first = vary.whole(0, 2);
  return boxOf(art, vary.whole(4, 5), (x, y, r, index) => {
    const squat = r * 0.86;
    return (
      ellipse(x, y, r, squat, sheet.ball(skin)) +
      repeat(5, (pore) =>
        circle(
          x + Math.cos(pore * 2.4) * r * 0.3 * Math.sqrt(pore),
          y + Math.sin(pore * 2.4) * squat * 0.3 * Math.sqrt(pore),
          r * 0.025,
          skin.dark,
        ),
      ) +
      circle(x, y - squat * 0.62, r * 0.12, '#6f9a3f') +
      (index % 3 === first
        ? turn(
            30,
            x,
            y,
            scaledAt(x, y - squat * 0.7, r, path('M0 0q30-50 80-30-20 50-80 30Z', sheet.slant('#7fb85e', '#3f7a3d'))),
          )
        : '') +
      ellipse(x - r * 0.36, y - squat * 0.36, r * 0.18, r * 0.1, '#ffffff', { opacity: '0.5' })
    );
  });
};

/** A box of yellow melons with white stripes. */
export const drawMelons: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const skin = shadesOf(vary.pick(['#f4c92c', '#f7d13a', '#efbf20'] as const));
  return boxOf(art, vary.whole(3, 4), (x, y, r) => {
    const tall = r * 1.12;
    const wide = r * 0.8;
    return (
      ellipse(x, y - r * 0.1, wide, tall, sheet.ball(skin)) +
      [-0.62, -0.22, 0.22, 0.62]
        .map((at) =>
          path(
            `M${x + at * wide * 0.3} ${y - r * 0.1 - tall * 0.94}q${at * wide * 1.3} ${tall * 0.94} 0 ${tall * 1.88}`,
            'none',
            {
              stroke: '#fffbe6',
              'stroke-width': r * 0.09,
            },
          ),
        )
        .join('') +
      line(`M${x} ${y - r * 0.1 - tall * 0.96}l${r * 0.08}-${r * 0.16}`, '#8a9a3f', r * 0.09) +
      ellipse(x - wide * 0.4, y - tall * 0.5, wide * 0.16, tall * 0.12, '#ffffff', { opacity: '0.7' })
    );
  });
};

/** A box of pears: round, tan and speckled, each in its net. */
export const drawPears: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const skin = shadesOf(vary.pick(['#d9a75a', '#cf9c4f', '#e0b46a'] as const));
  return boxOf(art, 3, (x, y, r) =>
    scaledAt(
      x,
      y,
      r,
      circle(0, 0, 100, sheet.ball(skin)),
      repeat(9, (pore) =>
        circle(Math.cos(pore * 2.4) * 28 * Math.sqrt(pore), Math.sin(pore * 2.4) * 28 * Math.sqrt(pore), 3, '#8a5f2a'),
      ),
      ellipse(0, -80, 22, 8, skin.dark),
      line('M0-78q4-24 18-40', '#6b4a2a', 8),
      path('M-98 12q98 48 196 0-2 84-98 88T-98 12Z', '#ffffff', { opacity: '0.55' }),
      line(
        'M-86 26l30 52M-46 38l30 56M-4 42l28 54M36 38l22 46M-56 34l-24 34M-16 42l-28 50M26 40l-26 56M66 32l-26 56',
        '#ffffff',
        4,
      ),
      ellipse(-36, -36, 18, 11, '#ffffff', { opacity: '0.5' }),
    ),
  );
};

/** A bunch of green grapes, its widest rows above. */
function bunch(art: Art, x: number, y: number, s: number): string {
  const { sheet } = art;
  const berry = shadesOf('#a9c94f');
  const rows = [5, 6, 5, 4, 3, 2, 1];
  return (
    line(`M${x} ${y - 60 * s}q${6 * s}-${40 * s} ${30 * s}-${56 * s}`, '#7a6a3a', 11 * s) +
    rows
      .map((count, row) =>
        repeat(count, (index) => {
          const bx = x + (index - (count - 1) / 2) * 50 * s;
          const by = y + row * 44 * s - Math.abs(index - (count - 1) / 2) * 6 * s;
          return (
            circle(bx, by, 31 * s, sheet.ball(berry)) +
            ellipse(bx - 10 * s, by - 12 * s, 8 * s, 5 * s, '#ffffff', { opacity: '0.75' })
          );
        }),
      )
      .join('')
  );
}

/** Bunches of green grapes before their box. */
export const drawGrapes: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const lean = vary.between(-5, 5);
  const size = vary.between(0.98, 1.1);
  const leaf =
    path('M396 288q-96-70-130 6-60 10-20 70 40 30 90-10 30-40 60-66Z', sheet.slant('#8cc063', '#4d8a3e')) +
    line('M390 290q-60 20-104 60', '#3f7a3d', 4);
  return (
    sheet.shadow(400, 690, 300, 22) +
    rect(120, 200, 560, 250, 14, sheet.down(color.lit, color.dim)) +
    rect(146, 224, 508, 120, 8, color.bright, { opacity: '0.4' }) +
    inventedMark(400, 250, 54, color.on, vary.variant) +
    path('M104 440h592l-18 220q-2 28-30 28H152q-28 0-30-28Z', sheet.down(color.base, color.dark)) +
    turn(-8 + lean, 250, 480, bunch(art, 250, 366, 0.86 * size)) +
    turn(8 - lean, 550, 480, bunch(art, 550, 366, 0.86 * size)) +
    turn(lean, 400, 480, leaf, bunch(art, 400, 352, size))
  );
};

/** A bag of frozen blueberries and a bowl of them. */
export const drawBlueberries: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const berry = shadesOf(vary.pick(['#3f4f8f', '#46538a', '#364a86'] as const));
  const top = vary.between(150, 190);
  const one = (x: number, y: number, r: number) =>
    scaledAt(
      x,
      y,
      r,
      circle(0, 0, 100, sheet.ball(berry)),
      path('M10-52l14 22 26-8-4 26 24 12-24 14 6 26-26-6-16 22-14-22-26 6 6-26-24-14 24-12-4-26 26 8Z', berry.deep),
      ellipse(-42, -46, 20, 12, '#ffffff', { opacity: '0.5' }),
    );
  const heap = [
    [500, 576],
    [560, 572],
    [620, 576],
    [678, 580],
    [528, 542],
    [590, 536],
    [650, 544],
    [562, 508],
    [618, 508],
  ] as const;
  return (
    sheet.shadow(420, 690, 300, 22) +
    path(
      `M150 ${top + 20}h290q14 260-4 470 6 20-14 22H168q-20-2-14-22-18-210-4-470Z`,
      sheet.across(color.dark, [color.lit, 0.2], [color.base, 0.6], color.dark),
    ) +
    rect(146, top, 298, 40, 6, color.dim) +
    repeat(16, (crimp) => rect(154 + crimp * 18, top + 6, 4, 28, 1, color.dark, { opacity: '0.5' })) +
    inventedMark(295, top + 100, 64, color.on, vary.variant) +
    rect(210, top + 150, 170, 14, 6, color.on) +
    path('M186 430q110-60 218 0v150q0 60-60 60H246q-60 0-60-60Z', '#ffffff', { opacity: '0.9' }) +
    repeat(11, (index) =>
      one(226 + (index % 4) * 46 + (Math.floor(index / 4) % 2) * 20, 470 + Math.floor(index / 4) * 56, 27),
    ) +
    heap.map(([x, y]) => one(x, y, 34)).join('') +
    path('M450 580h280q-8 96-76 106h-128q-68-10-76-106Z', sheet.cylinder(shadesOf('#f7f4ee'))) +
    one(466, 668, 24) +
    one(430, 676, 20)
  );
};
