import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A leaf from its stalk at the point, `length` long. */
const leaf = (x: number, y: number, length: number, degrees: number, fill: string) =>
  turn(
    degrees,
    x,
    y,
    path(`M${x} ${y}q${length * 0.34}-${length * 0.5} 0-${length}-${length * 0.34} ${length * 0.5} 0 ${length}Z`, fill),
    line(`M${x} ${y}v${-length * 0.9}`, '#2f5f2d', 3, { opacity: '0.5' }),
  );

const potOf = ({ sheet, color, vary }: Art, x: number, y: number, wide: number) => {
  const clay = shadesOf(vary.pick(['#d58a63', '#f4f1ea', '#8e9092'] as const));
  return (
    path(
      `M${x - wide / 2} ${y}h${wide}l-${wide * 0.14} ${674 - y}q-4 14-26 14h-${wide * 0.72 - 52}q-22 0-26-14Z`,
      sheet.cylinder(clay),
    ) +
    rect(x - wide * 0.54, y - 26, wide * 1.08, 40, 8, sheet.cylinder(clay)) +
    path(`M${x - wide * 0.44} ${y + 50}h${wide * 0.88}l-6 34h-${wide * 0.88 - 12}Z`, color.base, { opacity: '0.9' })
  );
};

type PlantName = 'monstera' | 'snake' | 'rubber';

/** A green plant in its pot: split leaves, tall blades, or broad ones on a stem. */
const plantOf =
  (name: PlantName): DrawProduct =>
  (art) => {
    const { vary, sheet } = art;
    const green = sheet.across('#8cc07a', ['#5a9a55', 0.5], '#35703a');
    const sway = vary.between(-8, 8);
    const split = (x: number, y: number, s: number, degrees: number) =>
      turn(
        degrees,
        400,
        520,
        line(`M400 520Q${400 + (x - 400) * 0.3} ${y + 120} ${x} ${y + 60}`, '#5f9450', 9),
        path(
          `M${x} ${y + 64 * s}q-${96 * s}-${20 * s}-${84 * s}-${104 * s}l${46 * s} ${26 * s}-${34 * s}-${50 * s} ${20 * s}-${24 * s} ${34 * s} ${44 * s}-${4 * s}-${62 * s}q${12 * s}-${14 * s} ${22 * s}-${14 * s} ${10 * s} 0 ${22 * s} ${14 * s}l-${4 * s} ${62 * s} ${34 * s}-${44 * s} ${20 * s} ${24 * s}-${34 * s} ${50 * s} ${46 * s}-${26 * s}q${12 * s} ${84 * s}-${84 * s} ${104 * s}Z`,
          green,
        ),
      );
    const plant = {
      monstera: () =>
        split(400, 200, 1.25, sway) +
        split(280, 300, 1, -10 + sway) +
        split(520, 290, 1.05, 10 + sway) +
        split(340, 400, 0.8, -22) +
        split(470, 400, 0.85, 24),
      snake: () =>
        repeat(9, (blade) =>
          turn(
            (blade - 4) * 6 + sway * 0.4,
            400,
            540,
            path(
              `M${372 + (blade % 3) * 14} 540q-10-${170 + (blade % 3) * 40} 14-${290 + (blade % 4) * 30} 24 ${120 + (blade % 3) * 40} 14 ${290 + (blade % 4) * 30}Z`,
              green,
            ),
            line(`M${386 + (blade % 3) * 14} 520v-${200 + (blade % 4) * 30}`, '#d9e08a', 5, { opacity: '0.8' }),
          ),
        ),
      rubber: () =>
        line('M400 540V200', '#7a5a3a', 14) +
        repeat(11, (index) =>
          leaf(400, 480 - index * 28, 130 + (index % 3) * 24, (index % 2 ? 1 : -1) * (66 - index * 4) + sway, green),
        ) +
        leaf(400, 210, 130, sway, green),
    }[name];
    return (
      sheet.shadow(400, 690, 150, 18) +
      plant() +
      potOf(art, 400, 530, 240) +
      inventedMark(400, 640, 26, '#8a5f3c', vary.variant)
    );
  };

export const drawMonstera = plantOf('monstera');
export const drawSnakePlant = plantOf('snake');
export const drawRubberPlant = plantOf('rubber');

/** A big plant with the ribbon of good wishes that goes to an opening. */
export const drawCongratulationPlant: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const green = sheet.across('#8cc07a', ['#4f9150', 0.5], '#2f6636');
  const stems = vary.whole(5, 6);
  const pot = shadesOf(vary.pick(['#f4f1ea', '#2b2f38', '#7a2734'] as const));
  const band = color.base;
  const gold = '#c9a24b';
  return (
    sheet.shadow(400, 690, 170, 20) +
    repeat(stems, (stem) => {
      const lean = (stem - (stems - 1) / 2) * 13;
      const tall = 330 - Math.abs(lean) * 2.2;
      return turn(
        lean,
        400,
        540,
        line(`M400 540V${540 - tall}`, '#6a9a4a', 12),
        repeat(5, (index) => leaf(400, 510 - index * (tall / 5.4), 92 - index * 4, (index % 2 ? 1 : -1) * 52, green)),
        leaf(400, 545 - tall, 76, 0, green),
      );
    }) +
    path('M290 520h220l-24 152q-4 16-26 16H340q-22 0-26-16Z', sheet.cylinder(pot)) +
    rect(276, 494, 248, 42, 10, sheet.cylinder(pot)) +
    path(`M368 470q-70-60-96-26 4 46 90 46ZM432 470q70-60 96-26-4 46-90 46Z`, sheet.slant('#f7e2a8', '#b58c3a')) +
    circle(400, 474, 22, gold) +
    path('M360 486L300 690l52-14 20-180ZM440 486l60 204-52-14-20-180Z', band) +
    path('M352 520l-34 150M448 520l34 150', 'none', { stroke: gold, 'stroke-width': 5, 'stroke-dasharray': '20 10' }) +
    repeat(
      4,
      (sign) =>
        rect(334 - sign * 9, 540 + sign * 32, 20, 20, 4, '#ffffff', { opacity: '0.95' }) +
        rect(446 + sign * 9, 540 + sign * 32, 20, 20, 4, '#ffffff', { opacity: '0.95' }),
    ) +
    inventedMark(400, 610, 34, pot.on, vary.variant)
  );
};

/** Succulents in small pots on a tray. */
export const drawSucculents: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const shift = vary.whole(0, 2);
  const tint = vary.pick(['#8fb88a', '#9fb5a8', '#7fae9a'] as const);
  const rosette = (x: number, y: number, r: number) =>
    repeat(3, (ring) =>
      repeat(8 - ring, (petal) =>
        turn(
          (petal * 360) / (8 - ring) + ring * 20,
          x,
          y,
          path(
            `M${x} ${y}q${r * 0.28}-${r * (0.5 - ring * 0.12)} 0-${r * (1 - ring * 0.27)}-${r * 0.28} ${r * (0.5 - ring * 0.12)} 0 ${r * (1 - ring * 0.27)}Z`,
            [shadesOf(tint).dim, tint, shadesOf(tint).bright][ring]!,
          ),
        ),
      ),
    ) + circle(x, y, r * 0.12, '#e9b7c0');
  const cactus = (x: number, y: number) =>
    rect(x - 44, y - 150, 88, 170, 44, sheet.across('#5a9a55', '#9fd08f', '#3f7a45')) +
    path(`M${x - 44} ${y - 60}q-50 4-44-60`, 'none', {
      stroke: '#5fa05a',
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }) +
    path(`M${x + 44} ${y - 80}q46 0 42-50`, 'none', {
      stroke: '#4f9150',
      'stroke-width': 30,
      'stroke-linecap': 'round',
    }) +
    repeat(10, (spine) =>
      line(`M${x - 24 + (spine % 3) * 24} ${y - 124 + Math.floor(spine / 3) * 36}l-6-8m6 8l6-8`, '#f4f1e0', 3),
    ) +
    circle(x, y - 150, 17, '#e58aa0');
  const aloe = (x: number, y: number) =>
    repeat(7, (blade) =>
      turn(
        (blade - 3) * 24,
        x,
        y,
        path(
          `M${x - 18} ${y}q2-90 18-${150 - Math.abs(blade - 3) * 16} 16 60 18 ${150 - Math.abs(blade - 3) * 16}Z`,
          sheet.across('#8fc48a', '#4f8f56'),
        ),
      ),
    );
  const pot = (x: number, index: number) => {
    const shades = index === 1 ? color : shadesOf(['#d58a63', '#f4f1ea', '#b98f6f'][index % 3]!);
    return (
      path(`M${x - 80} 560h160l-20 106q-2 10-16 10h-88q-14 0-16-10Z`, sheet.cylinder(shades)) +
      rect(x - 88, 536, 176, 36, 8, sheet.cylinder(shades)) +
      inventedMark(x, 620, 30, shades.on, vary.variant)
    );
  };
  const plant = (x: number, which: number) => [rosette(x, 488, 92), cactus(x, 540), aloe(x, 546)][which % 3] ?? '';
  return (
    sheet.shadow(400, 690, 320, 20) +
    [190, 400, 610].map((x, index) => plant(x, index + shift) + pot(x, index)).join('') +
    rect(80, 668, 640, 22, 10, sheet.down('#d9b278', '#a87c44'))
  );
};

/** Dried stems in a bottle: pampas, cotton and seed heads. */
export const drawDriedFlowers: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const straw = ['#d9b98a', '#c9a06a', '#e3cfa8'];
  const count = vary.whole(7, 9);
  const stem = (index: number) => {
    const lean = (index - (count - 1) / 2) * 8.5;
    const tall = 330 - Math.abs(lean) * 2.4 + (index % 3) * 26;
    const top = 470 - tall;
    const head = [
      path(`M400 ${top + 130}q-44-60-10-140 10-24 16-24 10 10 18 40 24 70-24 124Z`, '#e6d3b0', { opacity: '0.95' }) +
        repeat(5, (hair) =>
          line(`M402 ${top + 120 - hair * 24}q${hair % 2 ? 30 : -30}-10 ${hair % 2 ? 36 : -36}-34`, '#f4e8cf', 4),
        ),
      [
        [-18, 10],
        [16, 0],
        [0, -24],
        [0, 20],
      ]
        .map(([dx, dy]) => circle(400 + (dx ?? 0), top + 40 + (dy ?? 0), 24, sheet.ball(shadesOf('#fbf7ee'))))
        .join('') + path(`M380 ${top + 66}l20 24 20-24`, 'none', { stroke: '#8a5f3c', 'stroke-width': 7 }),
      repeat(12, (bud) =>
        circle(
          400 + Math.cos(bud * 2.4) * 9 * Math.sqrt(bud),
          top + 50 + Math.sin(bud * 2.4) * 14 * Math.sqrt(bud),
          9,
          bud % 3 ? color.base : color.bright,
        ),
      ),
    ][index % 3];
    return turn(lean, 400, 520, line(`M400 520V${top + 60}`, straw[index % 3]!, 5), head ?? '');
  };
  return (
    sheet.shadow(400, 690, 140, 18) +
    repeat(count, stem) +
    path(
      'M366 430h68q-4 60 26 100 40 50 30 110-6 46-40 46H350q-34 0-40-46-10-60 30-110 30-40 26-100Z',
      sheet.across('#9a7a5a', ['#d9c3a4', 0.25], ['#b99a76', 0.6], '#7f6044'),
    ) +
    rect(360, 418, 80, 22, 8, '#8a6a4a') +
    line('M364 470q36 14 72 0M362 482q38 14 76 0', '#f4e8cf', 6) +
    inventedMark(400, 600, 44, '#f4ead6', vary.variant)
  );
};
