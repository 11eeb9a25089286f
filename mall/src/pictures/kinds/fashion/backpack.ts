import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { tone } from '../../svg/color.ts';
import { line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

export const drawBackpack: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const style = vary.style(3);
  const cloth = sheet.glow(0.34, 0.22, 1, color.bright, [color.base, 0.5], color.dark);
  const trim = vary.chance(0.4) ? shadesOf('#9a6a3f') : shadesOf(tone(color.base, -0.18));
  const zip = (d: string) => line(d, color.deep, 9) + line(d, '#c9d0da', 3, { 'stroke-dasharray': '4 5' });
  const shell = 'M222 300q0-170 178-170t178 170l16 300q4 84-76 84H282q-80 0-76-84Z';
  const top = line('M346 148q0-56 54-56t54 56', trim.dark, 22) + line('M346 146q0-54 54-54t54 54', trim.lit, 10);
  if (view === 'back') {
    return (
      sheet.shadow(400, 690, 210, 22) +
      top +
      path(shell, cloth) +
      path('M262 280q0-96 138-96t138 96l8 300q0 60-50 60H304q-50 0-50-60Z', color.deep, { opacity: '0.8' }) +
      repeat(5, (row) => rect(290, 300 + row * 62, 220, 46, 20, color.dark)) +
      line('M318 200q-90 190-36 430M482 200q90 190 36 430', trim.dark, 48) +
      line('M318 200q-90 190-36 430M482 200q90 190 36 430', trim.base, 36)
    );
  }
  const front =
    [
      path(
        'M248 470q0-44 40-44h224q40 0 40 44l8 130q2 62-54 62H294q-56 0-54-62Z',
        sheet.glow(0.34, 0.2, 1, color.lit, [color.base, 0.5], color.dark),
        { stroke: color.dark, 'stroke-width': 3 },
      ) +
        zip('M262 478q138-24 276 0') +
        zip('M242 330q10-150 158-150t158 150'),
      path('M206 300q0-60 40-90h308q40 30 40 90v110q-194 56-388 0Z', sheet.down(color.bright, color.dim), {
        stroke: color.dark,
        'stroke-width': 3,
      }) +
        rect(288, 380, 34, 150, 6, trim.base) +
        rect(478, 380, 34, 150, 6, trim.base) +
        rect(282, 452, 46, 36, 6, sheet.metal()) +
        rect(472, 452, 46, 36, 6, sheet.metal()) +
        path('M262 540h276v80q0 36-36 36H298q-36 0-36-36Z', color.dim, { opacity: '0.8' }),
      rect(262, 440, 276, 210, 36, color.lit, { stroke: color.dark, 'stroke-width': 3 }) +
        zip('M280 476h240') +
        path('M262 320q0-100 138-100t138 100v60H262Z', color.dim, { opacity: '0.75' }) +
        zip('M272 384h256') +
        rect(380, 470, 10, 34, 4, '#e8ebf0'),
    ][style] ?? '';
  return (
    sheet.shadow(400, 690, 220, 22) +
    path('M214 430q-46 10-44 80v80q0 50 46 54ZM586 430q46 10 44 80v80q0 50-46 54Z', trim.dark) +
    top +
    path(shell, cloth) +
    front +
    path('M252 250q14-90 90-104', 'none', { stroke: '#ffffff', 'stroke-width': 12, 'stroke-linecap': 'round', opacity: '0.3' }) +
    inventedMark(400, style === 1 ? 300 : 580, 46, style === 1 ? color.on : color.on, vary.variant)
  );
};
