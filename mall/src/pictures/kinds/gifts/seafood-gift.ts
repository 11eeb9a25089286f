import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, line, path, rect, repeat } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';
import { openTray, ribbonBow } from '../parts/gift-parts.ts';

/** Wooden crate with fish or seaweed parcels on ice. */
export const drawSeafoodGift: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const box = style === 1 ? shadesOf('#c9a06a') : color;
  const silver = sheet.down('#7d93a8', ['#dfe8ef', 0.42], ['#f7fafc', 0.62], '#b7c5d1');
  const fish = (y: number, s: number) =>
    group(
      { transform: `translate(400 ${y}) scale(${s})` },
      path('M-230 0Q-120-70 60-50 150-34 190-6l56-44q14 50 0 92l-56-34Q120 50-20 54-150 54-230 0Z', silver),
      path('M-230 0Q-120-70 60-50 150-34 190-6 60-24-60-20T-230 0Z', '#4d657c', { opacity: '0.75' }),
      circle(-180, -10, 13, '#f4f7fa'),
      circle(-180, -10, 8, '#16181d'),
      line('M-136-34q20 34 0 66', '#6b8196', 5),
      path('M-30-52q40-30 84 2Z', '#6b8196'),
      repeat(3, (row) => line(`M${-90 + row * 70} -10q24 14 0 30`, '#a9bac8', 3)),
    );
  const ice = repeat(34, (cube) =>
    rect(140 + ((cube * 97) % 500), 318 + ((cube * 59) % 236), 44, 34, 8, cube % 2 ? '#ffffff' : '#dff0fb', {
      opacity: '0.85',
      transform: `rotate(${(cube * 31) % 60} ${162 + ((cube * 97) % 500)} ${335 + ((cube * 59) % 236)})`,
    }),
  );
  const seaweed = repeat(
    8,
    (sheetIndex) =>
      rect(166 + (sheetIndex % 4) * 120, 330 + Math.floor(sheetIndex / 4) * 124, 108, 112, 5, sheet.slant('#2f5a45', '#12291f')) +
      rect(166 + (sheetIndex % 4) * 120, 366 + Math.floor(sheetIndex / 4) * 124, 108, 34, 0, color.base) +
      inventedMark(220 + (sheetIndex % 4) * 120, 383 + Math.floor(sheetIndex / 4) * 124, 20, color.on, vary.variant),
  );
  const shells = repeat(11, (shell) => {
    const x = 190 + (shell % 4) * 140 + (Math.floor(shell / 4) % 2) * -50;
    const y = 380 + Math.floor(shell / 4) * 76;
    return (
      path(`M${x - 52} ${y + 18}q6-80 60-86 52 6 58 86-60 26-118 0Z`, sheet.glow(0.4, 0.2, 1, '#6f7f8c', ['#43505c', 0.5], '#222b33')) +
      repeat(4, (rib) =>
        line(`M${x + 6} ${y - 56}Q${x - 34 + rib * 26} ${y - 20} ${x - 40 + rib * 30} ${y + 22}`, '#8fa0ad', 3, { opacity: '0.6' }),
      )
    );
  });
  const inside =
    [ice + fish(380, 0.86) + fish(458, 0.96) + fish(538, 1.02), path('M166 310h468l52 268H114Z', '#f3e6c8') + seaweed, ice + shells][
      style
    ] ?? '';
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M150 300V150q0-16 16-16h468q16 0 16 16v150Z', sheet.down(color.base, color.dim)) +
    path('M166 262q60-44 118 0t118 0 118 0 118 0v34H166Z', color.lit, { opacity: '0.7' }) +
    inventedMark(400, 200, 56, color.on, vary.whole(0, 7)) +
    openTray(art, box, 296, inside) +
    ribbonBow(art, 400, 614, color === box ? shadesOf('#f2e9d8') : color, 0.6)
  );
};
