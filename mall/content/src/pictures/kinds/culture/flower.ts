import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Blossoms wrapped as a bouquet or standing in a vase. */
const flowersIn =
  (holder: 'wrap' | 'vase'): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const fullness = vary.between(0.9, 1.06);
    const second = shadesOf(vary.pick(['#ffffff', '#f7c7b8', '#f6e3a1', '#c9b3ea'] as const));
    const petals = vary.whole(5, 8);
    const bloom = (x: number, y: number, r: number, shades: typeof color) =>
      repeat(petals, (petal) =>
        ellipse(x, y - r * 0.56, r * 0.36, r * 0.52, sheet.down(shades.bright, shades.base), {
          transform: `rotate(${Math.round((petal * 360) / petals)} ${Math.round(x)} ${Math.round(y)})`,
        }),
      ) +
      circle(x, y, r * 0.26, '#f2b632') +
      circle(x - r * 0.06, y - r * 0.08, r * 0.12, '#ffdf80');
    const rose = (x: number, y: number, r: number, shades: typeof color) =>
      circle(x, y, r, sheet.ball(shades)) +
      path(
        `M${x - r * 0.9} ${y}q${r * 0.5} ${r * 0.8} ${r * 1.8}-${r * 0.1}M${x - r * 0.5} ${y - r * 0.3}q${r * 0.5} ${r * 0.7} ${r}-0M${x - r * 0.3} ${y - r * 0.3}q${r * 0.3}-${r * 0.3} ${r * 0.5} 0t-${r * 0.3} ${r * 0.3}`,
        'none',
        { stroke: shades.deep, 'stroke-width': r * 0.09, 'stroke-linecap': 'round', opacity: '0.65' },
      );
    const head = vary.chance() ? bloom : rose;
    const leaf = (x: number, y: number, length: number, degrees: number) =>
      turn(
        degrees,
        x,
        y,
        path(
          `M${x} ${y}q${length * 0.3}-${length * 0.5} 0-${length}-${length * 0.3} ${length * 0.5} 0 ${length}Z`,
          sheet.across('#7fb56a', '#3f7a3d'),
        ),
      );
    const spots = [
      [400, 190],
      [320, 230],
      [480, 230],
      [260, 310],
      [540, 310],
      [400, 290],
      [330, 340],
      [470, 340],
      [400, 380],
    ] as const;
    const cluster = (dy: number, r: number) =>
      repeat(9, (index) => leaf(400, 400 + dy, 250 + (index % 2) * 40, -72 + index * 18)) +
      spots
        .map(
          ([x, y], index) =>
            leaf(x, y + dy + 30, 90, (x - 400) * 0.35) + head(x, y + dy, r, index % 3 === 1 ? second : color),
        )
        .join('') +
      repeat(14, (bud) => circle(250 + ((bud * 89) % 300), 190 + dy + ((bud * 53) % 210), 8, '#ffffff'));
    const wrap =
      path('M210 330L400 690 590 330Q400 420 210 330Z', sheet.slant('#fdf6ea', ['#ead9c0', 0.5], '#c9b393')) +
      path('M210 330L400 690 360 370Q280 360 210 330Z', '#fffaf0') +
      path('M590 330L400 690 450 372Q520 364 590 330Z', '#dcc8a8') +
      path('M400 560l-70-30q-12 30 0 56ZM400 560l70-30q12 30 0 56Z', color.dim) +
      path('M400 560l-30 110h22l14-90 20 90h22Z', color.dim) +
      circle(400, 560, 18, color.dark);
    const vase =
      path(
        'M330 400h140q-10 50 40 120 40 70-10 166H300q-50-96-10-166 50-70 40-120Z',
        sheet.across('#b5c9d8', ['#f8fcff', 0.25], ['#d9e7f1', 0.6], '#9bb3c6'),
      ) + rect(352, 540, 12, 110, 6, '#ffffff', { opacity: '0.7' });
    const vaseStems = repeat(5, (stem) => line(`M${360 + stem * 20} 380L${376 + stem * 12} 640`, '#5f9450', 6));
    return (
      sheet.shadow(400, 690, holder === 'wrap' ? 90 : 150, 18) +
      (holder === 'wrap' ? cluster(20, 76 * fullness) + wrap : vaseStems + cluster(-4, 72 * fullness) + vase)
    );
  };

export const drawFlower = flowersIn('wrap');
export const drawFlowerVase = flowersIn('vase');
