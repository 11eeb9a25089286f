import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, path, rect, repeat } from '../../svg/shapes.ts';
import { drawRiceCooker } from './rice-cooker.ts';

/** A small cooker beside a bowl of rice: enough for one. */
export const drawMiniRiceCooker: DrawProduct = (art) => {
  const { sheet, vary } = art;
  const bowl = vary.pick(['#6f93b8', '#c9785c', '#7da38a', '#f2f1ee'] as const);
  return (
    group({ transform: 'translate(28 173) scale(0.75)' }, drawRiceCooker(art)) +
    sheet.shadow(600, 690, 100, 14) +
    ellipse(600, 580, 82, 46, sheet.glow(0.4, 0.2, 0.9, '#ffffff', ['#f4f4ef', 0.6], '#d9d9d0')) +
    repeat(14, (grain) =>
      ellipse(540 + ((grain * 43) % 120), 556 + ((grain * 17) % 30), 8, 4, grain % 2 ? '#ffffff' : '#e6e6dd'),
    ) +
    path('M508 580h184q-4 84-60 98h-64q-56-14-60-98Z', sheet.across(bowl, ['#ffffff', 0.28], bowl)) +
    rect(560, 676, 80, 14, 5, bowl) +
    path('M700 690q-8-60 26-150l10 4q-22 90-20 146Z', '#a9774a')
  );
};

/** Two drawers side by side under one panel. */
export const drawDualFryer: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(540, 570);
  const x = 400 - width / 2;
  const top = vary.between(250, 270);
  const half = width / 2;
  const hasWindow = vary.chance(0.6);
  const drawer = (left: number) =>
    rect(left + 16, top + 130, half - 28, 270, 34, sheet.slant(color.lit, color.dim), {
      stroke: color.deep,
      'stroke-width': 3,
    }) +
    (hasWindow
      ? rect(left + 40, top + 156, half - 76, 92, 18, '#20242c') +
        rect(left + 48, top + 164, half - 92, 76, 13, sheet.glow(0.5, 0.4, 0.8, '#ffca8a', '#5a3316'))
      : '') +
    rect(left + half / 2 - 52, top + 276, 106, 84, 30, sheet.across('#1c1f26', '#5b6472', '#14161b')) +
    rect(left + half / 2 - 26, top + 292, 54, 16, 8, '#c9d0da');
  return (
    sheet.shadow(400, 690, width * 0.56, 24) +
    rect(x + 50, 672, width - 100, 16, 6, '#22252d') +
    path(
      `M${x} ${top + 70}q0-70 80-70h${width - 160}q80 0 80 70l8 ${540 - top}q2 76-70 76H${x + 62}q-72 0-70-76Z`,
      sheet.across(color.dark, [color.lit, 0.1], [color.bright, 0.2], [color.base, 0.55], color.dark),
    ) +
    rect(x + 60, top + 26, width - 120, 74, 24, sheet.slant('#3a404c', '#12141a')) +
    repeat(
      2,
      (side) =>
        rect(x + 90 + side * (half - 10), top + 44, 110, 38, 8, '#20252e') +
        repeat(3, (bar) =>
          rect(x + 104 + side * (half - 10) + bar * 30, top + 52, 18, 22, 4, side ? '#7fd8ff' : '#ffb27a'),
        ),
    ) +
    circle(400, top + 63, 18, sheet.slant('#f5f7fa', '#98a1af')) +
    drawer(x) +
    drawer(x + half - 4) +
    rect(x + 22, top + 150, 11, 210, 5, '#ffffff', { opacity: '0.3' }) +
    inventedMark(400, 650, 24, color.on, vary.variant)
  );
};
