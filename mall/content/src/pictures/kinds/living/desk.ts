import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

type DeskForm = 'computer' | 'standing';

/** A desk by how it stands. */
const deskOf =
  (form: DeskForm): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const style = form === 'standing' ? 2 : vary.style(2);
    const raised = form === 'standing' ? vary.between(60, 110) : 0;
    const wood = shadesOf(vary.pick(['#d2a673', '#a8764a', '#e9e2d6', '#5a4636'] as const));
    const top = sheet.down(wood.bright, wood.dim);
    const grain = repeat(4, (row) =>
      line(`M${150 + row * 30} ${374 + row * 9}q140-8 ${200 + row * 60} 0`, wood.dim, 2.5, { opacity: '0.6' }),
    );
    const drawers = (x: number) =>
      rect(x, 424, 176, 246, 8, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
      repeat(
        3,
        (row) =>
          rect(x + 10, 434 + row * 78, 156, 70, 5, color.lit, { stroke: color.dark, 'stroke-width': 2 }) +
          rect(x + 62, 462 + row * 78, 52, 9, 4, sheet.metal()),
      );
    const legs =
      [
        line('M140 424V684M658 424V684', color.dark, 24) +
          line('M206 424v220M594 424v220', color.deep, 16) +
          line('M140 610h518', color.dim, 10),
        drawers(490) + line('M150 424V684', color.dark, 24) + line('M214 424v220', color.deep, 16),
        rect(196, 424, 44, 250, 6, sheet.across(color.dark, color.lit, color.dark)) +
          rect(560, 424, 44, 250, 6, sheet.across(color.dark, color.lit, color.dark)) +
          rect(240, 440, 320, 26, 5, color.deep) +
          rect(440, 428, 80, 16, 5, '#16181d') +
          circle(456, 436, 4, '#7fe0a8'),
      ][style] ?? '';
    const hue = vary.pick(['#f0917a', '#7fb8a0', '#c9a2d6', '#e0b25a'] as const);
    const books =
      rect(170, 296, 44, 64, 4, hue) + rect(218, 284, 34, 76, 4, '#5b8def') + rect(256, 304, 40, 56, 4, '#f0c75e');
    const plant =
      path('M548 300h66l-8 60h-50Z', sheet.across('#e8ebf0', '#ffffff', '#c6cdd6')) +
      repeat(5, (leaf) => turn(-50 + leaf * 25, 581, 304, ellipse(581, 258, 13, 46, leaf % 2 ? '#5aa36b' : '#3f8555')));
    const screen =
      rect(330, 220, 190, 118, 8, '#22262e') +
      rect(336, 226, 178, 104, 4, sheet.slant('#8fb6ea', '#dfeaf8')) +
      rect(412, 338, 26, 20, 0, '#8d97a5') +
      rect(384, 354, 82, 8, 4, '#aab3bf');
    const lamp =
      line('M250 358V290L300 236', '#3a404c', 7) +
      path('M282 214l44 40-46 16Z', color.base) +
      rect(226, 352, 50, 8, 4, '#3a404c');
    const things =
      form === 'computer'
        ? vary.pick([screen + plant, books + screen, screen + lamp] as const)
        : vary.pick([screen + plant, lamp + plant, books + screen] as const);
    const columns =
      form === 'standing'
        ? rect(204, 440, 28, 240, 4, sheet.metal()) +
          rect(568, 440, 28, 240, 4, sheet.metal()) +
          line('M690 560V470m-16 20l16-22 16 22M690 560v60m-16-20l16 22 16-22', color.base, 9)
        : '';
    return (
      sheet.shadow(400, 690, 310, 22) +
      columns +
      (form === 'standing' ? rect(140, 668, 156, 18, 9, color.dark) + rect(504, 668, 156, 18, 9, color.dark) : '') +
      group(
        { transform: `translate(0 ${Math.round(-raised)})` },
        legs,
        rect(106, 400, 588, 30, 6, wood.dark),
        path('M150 356h500l48 46q4 8-6 8H108q-10 0-6-8Z', top),
        grain,
        things,
      )
    );
  };

export const drawDesk = deskOf('computer');
export const drawStandingDesk = deskOf('standing');

/** A desk in its own booth: side walls, a shelf above, a light. */
export const drawStudyDesk: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wood = shadesOf(vary.pick(['#d2a673', '#e9e2d6', '#c9b08a'] as const));
  const hues = ['#e2574c', '#3b82d0', '#f2b632', '#3fa66b', '#7a55a3'];
  const first = vary.whole(0, 4);
  const high = vary.between(110, 150);
  return (
    sheet.shadow(400, 690, 310, 22) +
    rect(150, high, 500, 340, 6, sheet.down(wood.dim, wood.dark)) +
    path(`M120 ${high - 8}h40v574h-40Z`, sheet.across(wood.lit, wood.dim)) +
    path(`M640 ${high - 8}h40v574h-40Z`, sheet.across(wood.base, wood.dark)) +
    rect(112, high - 16, 576, 24, 5, wood.bright) +
    rect(160, high + 116, 480, 18, 0, wood.lit) +
    repeat(8, (book) =>
      rect(176 + book * 32, high + 34 + (book % 3) * 12, 26, 82 - (book % 3) * 12, 3, hues[(book + first) % 5]!),
    ) +
    rect(470, high + 60, 140, 56, 6, color.base) +
    rect(526, high + 82, 28, 9, 4, sheet.metal()) +
    rect(240, high + 136, 320, 13, 6, '#fff6d8') +
    path(`M240 ${high + 149}h320l60 180H180Z`, '#fff3c8', { opacity: '0.45' }) +
    path('M130 440h540l26 46q2 8-8 8H112q-10 0-8-8Z', sheet.down(wood.bright, wood.dim)) +
    rect(104, 488, 592, 22, 5, wood.dark) +
    path('M300 470l20-26h160l20 26Z', '#ffffff') +
    line('M400 446v22', '#c3cad4', 3) +
    line('M330 458h50M420 458h50', '#9fb8d8', 3) +
    rect(470, 510, 170, 170, 6, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    repeat(
      3,
      (row) =>
        rect(480, 518 + row * 54, 150, 48, 4, color.lit, { stroke: color.dark, 'stroke-width': 2 }) +
        rect(535, 536 + row * 54, 40, 8, 4, sheet.metal()),
    ) +
    rect(124, 510, 30, 178, 4, wood.dim) +
    rect(646, 510, 30, 178, 4, wood.dark)
  );
};

/** A low table with folding legs, a book on its tilted top. */
export const drawLowTable: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const wood = shadesOf(vary.pick(['#d2a673', '#a8764a', '#e9e2d6', '#c9b08a'] as const));
  const wide = vary.between(560, 620);
  const x = 400 - wide / 2;
  const cup = vary.chance();
  return (
    sheet.shadow(400, 690, wide * 0.54, 22) +
    [x + 60, x + wide - 60]
      .map(
        (leg, index) =>
          line(`M${leg} 520V650q0 30 ${index ? -34 : 34} 30h${index ? -60 : 60}`, color.deep, 22) +
          line(`M${leg} 520V650q0 30 ${index ? -34 : 34} 30h${index ? -60 : 60}`, color.base, 13),
      )
      .join('') +
    path(`M${x + 50} 430h${wide - 100}l50 70H${x}Z`, sheet.down(wood.bright, wood.dim)) +
    rect(x - 4, 498, wide + 8, 28, 10, wood.dark) +
    rect(x - 4, 498, wide + 8, 9, 4, wood.lit) +
    repeat(4, (grain) =>
      line(`M${x + 80 - grain * 10} ${446 + grain * 13}q${wide * 0.3}-8 ${wide * 0.5} 0`, wood.dim, 3, {
        opacity: '0.6',
      }),
    ) +
    path('M300 470l90-60q10-6 20 0l90 60-4 14-96-20-96 20Z', '#ffffff') +
    path('M400 412v52', 'none', { stroke: '#c3cad4', 'stroke-width': 4 }) +
    line('M330 460l50-28M420 432l50 28M340 466l46-22', '#9fb8d8', 4) +
    (cup
      ? path(`M${x + wide - 150} 400h70v70q0 12-12 12h-46q-12 0-12-12Z`, sheet.cylinder(shadesOf('#fbfaf7'))) +
        line(`M${x + wide - 80} 420q28 0 24 22t-26 20`, '#dfe3e9', 9) +
        ellipse(x + wide - 115, 400, 35, 8, '#6b4226')
      : rect(x + 90, 396, 74, 84, 8, '#3a404c') + rect(x + 96, 402, 62, 66, 4, sheet.slant('#8fb6ea', '#dfeaf8')))
  );
};
