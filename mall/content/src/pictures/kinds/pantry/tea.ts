import type { Art, DrawProduct } from '../../art.ts';
import { printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { short } from '../../svg/element.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { box } from '../parts/care-parts.ts';

/** A tea leaf with its vein. */
const leaf = (x: number, y: number, s: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    path(`M${x} ${y}q${26 * s}-${50 * s} ${90 * s}-${40 * s}-${16 * s} ${60 * s}-${90 * s} ${40 * s}Z`, '#5d9a4a'),
    line(`M${x} ${y}q${40 * s}-${14 * s} ${80 * s}-${36 * s}`, '#2f5f2d', 2.5 * s),
  );

/** A cup on its saucer, filled from the light to the shade. */
function cup({ sheet }: Art, x: number, y: number, drink: readonly [string, string]): string {
  const china = shadesOf('#fbfbfa');
  return (
    ellipse(x, 676, 130, 15, '#dfe3e9') +
    ellipse(x, 670, 130, 15, '#f8f9fb') +
    line(`M${x + 84} ${y + 30}q70 0 50 56t-74 30`, '#e8ebf0', 17) +
    path(`M${x - 96} ${y}h192q0 ${650 - y}-60 ${664 - y}h-72q-60-14-60-${664 - y}Z`, sheet.cylinder(china)) +
    ellipse(x, y, 96, 19, '#ffffff') +
    ellipse(x, y + 2, 84, 14, sheet.slant(...drink))
  );
}

/** A tin of green tea, loose leaves and a cup of it. */
export const drawTea: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(220, 256);
  const top = vary.between(250, 300);
  const x = 280 - width / 2;
  return (
    sheet.shadow(400, 690, 290, 20) +
    rect(x, top, width, 686 - top, 18, sheet.cylinder(color)) +
    ellipse(280, top, width / 2, 22, color.dark) +
    rect(x - 6, top - 66, width + 12, 74, 14, sheet.cylinder(color)) +
    ellipse(280, top - 64, width / 2, 18, color.bright) +
    rect(x, top + 90, width, 200, 0, '#fbf7ee') +
    rect(x, top + 90, width, 200, 0, sheet.across('#00000018', ['#ffffff00', 0.3], '#0000002e')) +
    leaf(256, top + 176, 0.8, 10) +
    leaf(268, top + 180, 0.7, -120) +
    printedLabel(280, top + 226, 34, color.dark, vary.variant) +
    rect(x, top + 88, width, 6, 0, '#c9a24b') +
    rect(x, top + 288, width, 6, 0, '#c9a24b') +
    cup(art, 566, 560, ['#c9d67a', '#8fa63f']) +
    repeat(7, (index) => leaf(440 + index * 12, 684 - (index % 3) * 6, 0.42, index * 53))
  );
};

/** A kernel of barley. */
const kernel = (x: number, cy: number, degrees: number) =>
  turn(degrees, x, cy, ellipse(x, cy, 10, 19, '#c9973f'), line(`M${x} ${cy - 15}v30`, '#8a5f1e', 2.5));

/** Barley tea: bags in their box, a grain ear on it, and a jug of the cold brown drink. */
export const drawBarleyTea: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const height = vary.between(300, 350);
  const y = 686 - height;
  const level = vary.between(330, 380);
  const ear =
    line(`M265 ${y + height * 0.62}V${y + height * 0.28}`, '#a97c2e', 5) +
    repeat(10, (index) =>
      kernel(265 + (index % 2 ? 13 : -13), y + height * (0.3 + Math.floor(index / 2) * 0.06), index % 2 ? 24 : -24),
    ) +
    repeat(5, (awn) =>
      line(`M${253 + awn * 6} ${y + height * 0.28}L${237 + awn * 14} ${y + height * 0.14}`, '#c9973f', 3),
    );
  return (
    sheet.shadow(410, 690, 310, 22) +
    repeat(
      3,
      (bag) =>
        rect(160 + bag * 66, y - 46 - (bag % 2) * 12, 76, 130, 6, sheet.slant('#f6efe2', '#dccfb8')) +
        rect(176 + bag * 66, y - 30 - (bag % 2) * 12, 44, 60, 4, '#b98f56', { opacity: '0.75' }),
    ) +
    box(art, 130, y, 270, height, color) +
    rect(166, y + 30, 198, height - 110, 12, '#fbf3e0') +
    ear +
    printedLabel(265, y + height - 42, 28, color.on, vary.variant) +
    path(
      'M468 250h180l22 400q2 36-36 36H482q-38 0-36-36Z',
      sheet.across('#bcd0de', ['#ffffff', 0.25], ['#e3eef5', 0.6], '#a8bccc'),
      {
        opacity: '0.7',
      },
    ) +
    path(
      `M${466 - (level - 250) * 0.03} ${level}h190l14 ${668 - level}q0 10-12 10H474q-14 0-14-12Z`,
      sheet.across('#7a4a1c', ['#d9963f', 0.3], ['#b87428', 0.6], '#6b3f16'),
      { opacity: '0.9' },
    ) +
    ellipse(560, level, 96, 14, '#d9a04f') +
    line('M660 330q84 0 76 110t-78 130', '#c3d2de', 22) +
    rect(476, 216, 172, 46, 12, sheet.cylinder(color)) +
    rect(524, 520, 62, 80, 6, '#e9dcc0', { opacity: '0.9' }) +
    line('M555 520V300', '#f4efe4', 3) +
    rect(490, 300, 12, 330, 6, '#ffffff', { opacity: '0.5' })
  );
};

/** Flower tea: jars of dried blossoms and a glass pot with one open in it. */
export const drawFlowerTea: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const hues = ['#f2a01f', '#f4d44a', '#e58aa0', '#b98fd0', '#f4f1ea', '#e2574c'];
  const first = vary.whole(0, 5);
  const petals = vary.whole(8, 11);
  const bloom = (x: number, y: number, r: number, hue: string) =>
    circle(x, y, r * 0.6, 'none', {
      stroke: hue,
      'stroke-width': r * 0.72,
      'stroke-dasharray': `${short((3.77 * r * 0.84) / petals)} ${short((3.77 * r * 0.16) / petals)}`,
    }) + circle(x, y, r * 0.32, '#8a5f1e');
  const jar = (x: number, index: number) => {
    const hue = hues[(index + first) % hues.length] ?? '#f2a01f';
    return (
      rect(x, 470, 120, 216, 18, '#e9f1f6', { stroke: '#c3d2de', 'stroke-width': 4 }) +
      repeat(6, (flower) => bloom(x + 34 + (flower % 2) * 52, 520 + Math.floor(flower / 2) * 62, 32, hue)) +
      rect(x - 4, 430, 128, 50, 8, sheet.across('#8a5f3c', ['#d9a873', 0.35], '#7a4f2f')) +
      rect(x + 26, 560, 68, 56, 5, '#fffaf0', { opacity: '0.94' }) +
      printedLabel(x + 60, 580, 24, color.dark, vary.variant)
    );
  };
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M560 470h40l-4 30h-30Z', '#dbe7ef') +
    line('M690 520q80-10 70 60t-78 64', '#c3d6e3', 20) +
    path('M456 540l-70-60 14-24 84 54Z', '#dbe7ef', { opacity: '0.9' }) +
    path(
      'M580 430c110 0 140 80 140 140s-40 116-90 116H530c-50 0-90-56-90-116s30-140 140-140Z',
      sheet.across('#c3d6e3', ['#ffffff', 0.25], ['#e9f3f8', 0.6], '#a8c0d0'),
      { opacity: '0.75' },
    ) +
    path('M452 540q128-24 256 0 10 136-80 140H532q-90-4-80-140Z', sheet.down('#f4d98a', '#d9a83f'), {
      opacity: '0.8',
    }) +
    bloom(580, 612, 62, hues[first] ?? '#f2a01f') +
    path('M510 436q10-44 70-44t70 44Z', '#dbe7ef', { opacity: '0.95' }) +
    circle(580, 382, 18, sheet.ball(color)) +
    line('M480 500q-16 60 6 120', '#ffffff', 10, { opacity: '0.7' }) +
    path('M84 640h356v34q0 12-12 12H96q-12 0-12-12Z', color.dark) +
    jar(104, 0) +
    jar(254, 1) +
    path('M84 640h356v14H84Z', color.base)
  );
};
