import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf, type Shades } from '../../svg/shades.ts';
import { openTray, ribbonBow } from '../parts/gift-parts.ts';

/** A root of ginseng with its arms and legs. */
const root = ({ sheet }: Art, shades: Shades, x: number, y: number, s: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${s.toFixed(2)})` },
      line(
        'M-10 90q-30 60-60 76M6 100q0 60-14 110M20 90q30 50 66 66M-4 110q-30 60-26 96M12 100q30 60 24 100',
        shades.base,
        9,
      ),
      path(
        'M-30-70q30-34 60 0 16 40 10 90-4 60-38 110-36-46-42-108-6-56 10-92Z',
        sheet.across(shades.dim, [shades.bright, 0.35], shades.dark),
      ),
      line('M-26-30h30M0 0h34M-36 30h34M-6 56h34', shades.dark, 3),
      rect(-10, -96, 20, 26, 6, shades.dark),
    ),
  );

const goldOf = ({ sheet }: Art) => sheet.slant('#f9e7b6', ['#d9b15a', 0.5], '#96702a');
const redRoot = shadesOf('#a8623a');

/** Sticks of red ginseng in their lidded box. */
export const drawGinsengSticks: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const gold = goldOf(art);
  const count = vary.whole(8, 10);
  const step = 486 / count;
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 300V140q0-14 14-14h472q14 0 14 14v160Z', sheet.down(color.base, color.dim)) +
    rect(166, 142, 468, 142, 6, 'none', { stroke: '#d8b25a', 'stroke-width': 4 }) +
    root(art, redRoot, 400, 196, 0.46, vary.between(-14, 14)) +
    openTray(
      art,
      color,
      296,
      path('M166 310h468l52 268H114Z', '#f3e6c8') +
        repeat(
          count,
          (stick) =>
            rect(157 + stick * step, 336, step - 10, 220, 6, sheet.across(color.dim, [color.bright, 0.3], color.dark)) +
            rect(157 + stick * step, 340, step - 10, 24, 4, gold) +
            inventedMark(152 + (stick + 0.5) * step, 432, 22, '#f3dc9d', vary.variant),
        ),
    ) +
    rect(320, 608, 160, 52, 6, gold)
  );
};

/** A jar of red ginseng extract with its box and spoon. */
export const drawGinsengExtract: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const gold = goldOf(art);
  const top = vary.between(236, 276);
  return (
    sheet.shadow(400, 690, 300, 22) +
    rect(120, top, 250, 686 - top, 8, sheet.slant(color.lit, [color.base, 0.5], color.dark)) +
    path(`M370 ${top}l50 20v${666 - top}h-50Z`, color.deep) +
    rect(138, top + 20, 214, 646 - top, 4, 'none', { stroke: '#d8b25a', 'stroke-width': 5 }) +
    root(art, redRoot, 245, top + 180, 0.9, vary.between(-4, 10)) +
    printedLabel(245, 610, 26, '#f3dc9d', vary.variant) +
    rect(462, 330, 166, 70, 12, gold) +
    path(
      'M450 440q0-40 40-44h110q40 4 40 44v206q0 40-40 40H490q-40 0-40-40Z',
      sheet.across('#2a120a', ['#7a3d1e', 0.25], '#1f0c06'),
    ) +
    rect(456, 470, 178, 150, 6, '#fbf3df') +
    root(art, redRoot, 545, 520, 0.42, 0) +
    rect(510, 594, 70, 8, 4, color.base) +
    rect(470, 420, 12, 220, 6, '#ffffff', { opacity: '0.4' }) +
    turn(
      70,
      680,
      640,
      rect(672, 540, 13, 140, 6, gold),
      ellipse(678, 690, 22, 34, gold),
      ellipse(678, 692, 15, 25, '#3b1708'),
    )
  );
};

/** Fresh roots on moss in a wooden box. */
export const drawGinseng: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const pale = shadesOf(vary.pick(['#e3c490', '#dcbc86', '#ead0a2'] as const));
  const count = vary.whole(4, 5);
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 300V160h500v140Z', '#8a5f3c') +
    inventedMark(400, 226, 60, '#f3dc9d', vary.variant) +
    openTray(
      art,
      shadesOf('#a8764a'),
      296,
      path('M166 310h468l52 268H114Z', '#4f7d45') +
        repeat(40, (moss) =>
          circle(150 + ((moss * 83) % 500), 330 + ((moss * 47) % 230), 16, moss % 2 ? '#5f9450' : '#43703b', {
            opacity: '0.7',
          }),
        ) +
        repeat(count, (column) =>
          root(
            art,
            pale,
            400 + (column - (count - 1) / 2) * (480 / count),
            420,
            0.92,
            (column - (count - 1) / 2) * vary.between(2, 6),
          ),
        ),
    ) +
    ribbonBow(art, 400, 620, color, 0.62)
  );
};
