import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { box } from '../parts/care-parts.ts';

/** A drip bag hung on a cup, before its box. */
export const drawDripCoffee: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const height = vary.between(330, 380);
  const cup = shadesOf(vary.pick(['#fbfaf7', '#2f3440', '#e3d3bd'] as const));
  const y = 686 - height;
  return (
    sheet.shadow(410, 690, 310, 22) +
    repeat(
      4,
      (bag) =>
        rect(150 + bag * 52, y - 44 + (bag % 2) * 10, 60, 120, 5, sheet.slant('#ffffff', '#e3dccf')) +
        rect(150 + bag * 52, y - 20 + (bag % 2) * 10, 60, 26, 0, color.lit),
    ) +
    box(art, 130, y, 270, height, color) +
    printedLabel(265, y + height * 0.34, 70, color.on, vary.variant) +
    ellipse(265, y + height * 0.76, 40, 28, '#7a4727') +
    path(`M228 ${Math.round(y + height * 0.76)}q20-12 38-2t36-2`, 'none', { stroke: '#3b2310', 'stroke-width': 5 }) +
    line('M668 520q80-6 70 60t-86 60', sheet.down(cup.lit, cup.dark), 22) +
    path('M468 470h216q0 150-40 196-10 20-34 20h-68q-24 0-34-20-40-46-40-196Z', sheet.cylinder(cup)) +
    ellipse(576, 470, 108, 24, cup.bright) +
    ellipse(576, 472, 94, 18, '#4a2c18') +
    path('M452 372l44 26 20 70h120l20-70 44-26-22 84-28 26H506l-28-26Z', color.dim) +
    path('M490 330h172l-22 146H512Z', sheet.slant('#ffffff', ['#f6efe2', 0.5], '#dccfb8')) +
    path('M502 366h148l-12 96H514Z', '#6b4226') +
    repeat(9, (ground) => circle(522 + ((ground * 41) % 108), 380 + ((ground * 29) % 70), 6, '#8a5a36')) +
    line('M576 480v40', '#5a3418', 6)
  );
};

/** A cube of ice. */
const cube = (cx: number, cy: number, degrees: number) =>
  turn(
    degrees,
    cx,
    cy,
    rect(cx - 30, cy - 28, 60, 56, 10, '#ffffff', { opacity: '0.5', stroke: '#ffffff', 'stroke-width': 4 }),
  );

/** A bottle of cold brew with a glass of it on ice. */
export const drawColdBrew: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(200, 236);
  const top = vary.between(150, 190);
  const x = 290 - width / 2;
  return (
    sheet.shadow(400, 690, 270, 20) +
    rect(256, top - 56, 68, 66, 8, sheet.cylinder(shadesOf('#2b2f38'))) +
    path(
      `M258 ${top}h64q0 60 ${width / 2 - 32} 110v${546 - top}q0 30-30 30H${x + 30}q-30 0-30-30V${top + 110}q${width / 2 - 32}-50 ${width / 2 - 32}-110Z`,
      sheet.across('#2a150b', ['#7a4727', 0.25], ['#4a2a16', 0.6], '#1f0e06'),
    ) +
    rect(x, top + 190, width, 210, 0, color.base) +
    rect(x, top + 190, width, 210, 0, sheet.across('#00000022', ['#ffffff33', 0.25], '#0000003d')) +
    printedLabel(290, top + 270, 62, color.on, vary.variant) +
    rect(x + 22, top + 140, 13, 380, 6, '#ffffff', { opacity: '0.4' }) +
    path('M448 340h220l-24 326q-2 20-24 20h-124q-22 0-24-20Z', '#e6eef4', { opacity: '0.7' }) +
    path('M458 420h200l-18 240q-2 16-20 16h-124q-18 0-20-16Z', sheet.across('#3b1f10', ['#7a4a2a', 0.3], '#2b1509')) +
    cube(520, 440, 12) +
    cube(596, 450, -16) +
    cube(560, 512, 30) +
    ellipse(558, 340, 110, 18, 'none', { stroke: '#c3d2de', 'stroke-width': 6 }) +
    line('M600 500L650 230', color.lit, 14) +
    rect(474, 380, 11, 260, 5, '#ffffff', { opacity: '0.5' })
  );
};

/** Sticks of coffee out of their box, with a mug. */
export const drawStickCoffee: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const height = vary.between(300, 350);
  const y = 686 - height;
  const milky = vary.chance();
  const stick = (x: number, top: number, degrees: number) =>
    turn(
      degrees,
      x,
      top + 200,
      rect(x - 21, top, 42, 250, 5, sheet.across(color.dark, [color.bright, 0.3], color.dim)),
      rect(x - 21, top, 42, 20, 3, '#f6efe2'),
      inventedMark(x, top + 70, 24, color.on, vary.variant),
      rect(x - 12, top + 110, 24, 90, 4, '#f6efe2', { opacity: '0.9' }),
    );
  return (
    sheet.shadow(410, 690, 310, 22) +
    repeat(6, (index) => stick(176 + index * 40, y - 90 - (index % 3) * 14, -4 + index * 1.6)) +
    box(art, 130, y, 280, height, color) +
    printedLabel(270, y + height * 0.36, 74, color.on, vary.variant) +
    rect(170, y + height * 0.68, 200, 44, 10, '#f6efe2') +
    ellipse(210, y + height * 0.68 + 22, 20, 14, '#7a4727') +
    rect(244, y + height * 0.68 + 16, 100, 11, 5, '#a8876a') +
    line('M664 520q76-6 66 56t-82 56', '#dfe3e9', 22) +
    path('M470 470h206v160q0 56-60 56h-86q-60 0-60-56Z', sheet.cylinder(shadesOf('#fbfaf7'))) +
    ellipse(573, 470, 103, 24, '#ffffff') +
    ellipse(573, 473, 90, 18, milky ? sheet.slant('#d9ad7c', '#a8764a') : sheet.slant('#6b4226', '#3b2310')) +
    inventedMark(573, 590, 50, color.base, vary.variant) +
    repeat(2, (wisp) =>
      path(`M${550 + wisp * 50} 440q-22-30 0-56t0-56`, 'none', {
        stroke: '#ffffff',
        'stroke-width': 12,
        'stroke-linecap': 'round',
        opacity: '0.7',
      }),
    )
  );
};
