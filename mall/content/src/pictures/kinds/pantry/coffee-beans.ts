import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { short } from '../../svg/element.ts';
import { circle, ellipse, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { pouch } from '../parts/pouch.ts';

/** A roaster's bag with beans. */
export const drawCoffeeBeans: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const maker = vary.whole(0, 7);
  const bean = (x: number, y: number, s: number, degrees: number) =>
    turn(
      degrees,
      x,
      y,
      ellipse(x, y, 27 * s, 20 * s, sheet.glow(0.35, 0.28, 0.8, '#b97a4a', ['#7a4727', 0.5], '#43230f')),
      path(
        `M${short(x - 25 * s)} ${short(y + 2 * s)}q${short(12 * s)}-${short(11 * s)} ${short(25 * s)}-${short(2 * s)}t${short(25 * s)}-${short(2 * s)}`,
        'none',
        { stroke: '#2b1408', 'stroke-width': 4 * s },
      ),
      ellipse(x - 8 * s, y - 10 * s, 7 * s, 3 * s, '#ffffff', { opacity: '0.3' }),
    );
  const spill = (
    [
      [470, 672],
      [520, 676],
      [574, 672],
      [626, 678],
      [496, 640],
      [548, 638],
      [602, 644],
      [524, 606],
      [576, 610],
      [660, 668],
    ] as const
  )
    .map(([x, y], index) => bean(x, y, 1, (index * 47) % 180))
    .join('');
  const label =
    [
      rect(236, 380, 228, 210, 6, '#fbf7ee') +
        printedLabel(350, 446, 74, color.base === '#fbf7ee' ? '#3b2a1e' : color.dark, maker) +
        rect(262, 556, 176, 5, 2, '#c9b99d'),
      circle(350, 470, 108, '#fbf7ee') +
        circle(350, 470, 96, 'none', { stroke: '#5e3518', 'stroke-width': 3 }) +
        inventedMark(350, 460, 80, '#5e3518', maker),
      path('M206 400h288v60l-288 60Z', '#d9a35a') +
        path('M206 520l288-60v110H206Z', '#fbf7ee') +
        inventedMark(350, 320, 70, color.on, maker) +
        bean(350, 540, 1.5, -20),
    ][style] ?? '';
  const jar =
    style === 1
      ? path(
          'M500 470q0-30 20-34h120q20 4 20 34v190q0 26-26 26H526q-26 0-26-26Z',
          sheet.across('#c9d8e4', ['#f8fcff', 0.3], '#a8bccc'),
          {
            opacity: '0.7',
          },
        ) +
        repeat(24, (index) =>
          bean(524 + (index % 4) * 38, 668 - Math.floor(index / 4) * 28, 0.85, (index * 53) % 180),
        ) +
        rect(506, 410, 150, 34, 8, '#a8764a')
      : spill;
  return (
    sheet.shadow(410, 690, 260, 22) +
    pouch(art, 200, 150, 300, 536, color) +
    path('M206 186h288l-30 60H236Z', color.dim, { opacity: '0.6' }) +
    circle(350, 224, 15, color.deep) +
    circle(350, 222, 9, color.lit) +
    label +
    jar
  );
};
