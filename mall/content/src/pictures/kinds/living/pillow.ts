import type { DrawProduct } from '../../art.ts';
import { circle, group, line, path, rect, repeat, stretch, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** The outline of a filled cushion. */
const plump = (x: number, y: number, w: number, h: number) =>
  `M${x + 22} ${y + 4}Q${x + w / 2} ${y - 26} ${x + w - 22} ${y + 4}q26 4 20 32-16 ${h / 2 - 36} 0 ${h - 72} 6 28-20 32Q${x + w / 2} ${y + h + 26} ${x + 22} ${y + h - 4}q-26-4-20-32 16-${h / 2 - 36} 0-${h - 72}-6-28 20-32Z`;

type PillowForm = 'plump' | 'contour';

/** A pillow: plump on another, or of foam shaped for the neck. */
const pillowOf =
  (form: PillowForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const hasTrim = vary.chance();
    const fill = sheet.glow(0.36, 0.25, 0.95, color.bright, [color.base, 0.5], color.dark);
    const across = vary.between(0.92, 1.05);
    const up = vary.between(0.9, 1.03);
    const under = shadesOf(vary.pick(['#ffffff', '#efe6d8', '#dfe6ee', '#e6dfe9'] as const));
    const stripes = vary.pick(['', 'rows', 'dots', 'columns'] as const);
    const cover = sheet.clip(path(plump(128, 356, 544, 328), '#000'));
    const print = group(
      { 'clip-path': cover },
      stripes === 'rows'
        ? repeat(7, (row) => rect(100, 380 + row * 46, 600, 12, 0, color.bright, { opacity: '0.7' }))
        : '',
      stripes === 'columns'
        ? repeat(11, (column) => rect(140 + column * 50, 330, 10, 380, 0, color.dark, { opacity: '0.3' }))
        : '',
      stripes === 'dots'
        ? repeat(40, (dot) =>
            circle(
              150 + (dot % 10) * 56 + (Math.floor(dot / 10) % 2) * 28,
              400 + Math.floor(dot / 10) * 76,
              9,
              color.bright,
              {
                opacity: '0.8',
              },
            ),
          )
        : '',
    );
    const creases = line(
      'M170 410q40 20 60 60M630 400q-46 30-60 76M180 620q50-20 74-60M628 620q-40-16-66-56',
      color.dark,
      6,
      {
        opacity: '0.45',
      },
    );
    if (form === 'contour')
      return (
        sheet.shadow(400, 690, 280, 20) +
        stretch(
          across,
          up,
          path('M130 560Q140 430 260 440q140 40 280 0 120-20 130 120 0 120-110 124H240q-110 0-110-124Z', fill) +
            path('M160 560Q176 480 264 478q136 34 274 0 90-2 104 90', 'none', {
              stroke: color.bright,
              'stroke-width': 6,
              opacity: '0.8',
            }) +
            line('M150 640q250 24 500 0', color.dark, 5) +
            repeat(30, (dot) =>
              circle(210 + (dot % 10) * 42, 540 + Math.floor(dot / 10) * 34, 4, color.dark, { opacity: '0.35' }),
            ),
        )
      );
    const trim = hasTrim
      ? path(plump(140, 372, 520, 310), 'none', { stroke: color.bright, 'stroke-width': 7 }) +
        line('M206 420q194-24 388 0M206 636q194 24 388 0', color.dark, 3, { 'stroke-dasharray': '12 9' })
      : '';
    return (
      sheet.shadow(400, 690, 300, 20) +
      stretch(
        across,
        up,
        turn(
          across * -6,
          400,
          400,
          path(plump(196, 190, 430, 250), sheet.glow(0.36, 0.25, 0.95, under.bright, [under.base, 0.5], under.dark)),
        ) +
          path(plump(128, 356, 544, 328), fill) +
          print +
          trim +
          creases,
      )
    );
  };

export const drawPillow = pillowOf('plump');
export const drawFoamPillow = pillowOf('contour');

/** A hull of buckwheat. */
const hull = (x: number, cy: number, degrees: number) =>
  turn(
    degrees,
    x,
    cy,
    path(`M${x - 12} ${cy + 8}l12-22 12 22Z`, '#4a382c', {
      stroke: '#2f231b',
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
  );

/** A small firm pillow of buckwheat, hulls spilling from its zip. */
export const drawBuckwheatPillow: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const check = vary.whole(0, 2);
  const high = vary.between(210, 250);
  const y = 640 - high;
  const cover = sheet.clip(path(plump(110, y, 520, high), '#000'));
  return (
    sheet.shadow(400, 690, 320, 20) +
    path(plump(110, y, 520, high), sheet.glow(0.36, 0.25, 0.95, color.bright, [color.base, 0.5], color.dark)) +
    group(
      { 'clip-path': cover },
      [
        repeat(11, (column) => rect(120 + column * 50, y - 40, 9, 400, 0, color.dark, { opacity: '0.3' })) +
          repeat(7, (row) => rect(100, y + row * 44, 560, 9, 0, color.dark, { opacity: '0.3' })),
        repeat(6, (row) => rect(100, y + 10 + row * 48, 560, 19, 0, color.bright, { opacity: '0.6' })),
        repeat(28, (flower) =>
          circle(
            140 + (flower % 7) * 78 + (Math.floor(flower / 7) % 2) * 38,
            y + 34 + Math.floor(flower / 7) * 66,
            10,
            color.bright,
            {
              opacity: '0.9',
            },
          ),
        ),
      ][check] ?? '',
    ) +
    line(`M590 ${y + 40}q20 ${high / 2 - 40} 0 ${high - 80}`, color.deep, 9) +
    line(`M590 ${y + 40}q20 ${high / 2 - 40} 0 ${high - 80}`, '#c9d0da', 3, { 'stroke-dasharray': '4 5' }) +
    repeat(34, (index) =>
      hull(
        520 + ((index * 53) % 190),
        676 - ((index * 31) % 56) * (1 - Math.abs(((index * 53) % 190) - 95) / 120),
        (index * 67) % 120,
      ),
    )
  );
};

/** A body pillow bent to a U. */
export const drawBodyPillow: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const thick = vary.between(118, 142);
  const stripes = vary.whole(4, 7);
  const shape = 'M230 600V330C230 120 570 120 570 330V600';
  const tube = (stroke: string, width: number, more = {}) =>
    path(shape, 'none', {
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...more,
    });
  return (
    sheet.shadow(400, 690, 270, 24) +
    tube(color.deep, thick + 8) +
    tube(sheet.slant(color.lit, [color.base, 0.5], color.dim), thick) +
    tube(color.bright, thick * 0.34, { opacity: '0.55', transform: 'translate(-12 -12)' }) +
    tube(color.dark, thick * 0.96, {
      'stroke-dasharray': `4 ${Math.round(900 / stripes)}`,
      'stroke-linecap': 'butt',
      opacity: '0.6',
    }) +
    circle(230, 600, 13, color.bright) +
    circle(570, 600, 13, color.bright)
  );
};
