import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** One basket, with or without a window. */
export const drawAirFryer: DrawProduct = (art) => airFryer(art, art.vary.style(2) === 0 ? 0 : 2);

/** A door of glass and shelves behind it. */
export const drawOvenFryer: DrawProduct = (art) => airFryer(art, 1);

function airFryer({ vary, sheet, color }: Art, style: 0 | 1 | 2): string {
  const width = vary.between(390, 430);
  const x = 400 - width / 2;
  const body = sheet.across(color.dark, [color.lit, 0.16], [color.bright, 0.28], [color.base, 0.55], color.dark);
  const shell =
    style === 1
      ? rect(x - 20, 210, width + 40, 470, 46, sheet.slant(color.bright, [color.base, 0.5], color.dark))
      : path(
          `M${x + 34} 260Q${x + 44} 160 400 160T${x + width - 34} 260L${x + width} 620q4 62-70 62H${x + 70}q-74 0-70-62Z`,
          body,
        );
  const control =
    style === 1
      ? rect(x, 232, width, 92, 22, '#16181d') +
        rect(x + 30, 256, 150, 44, 8, '#223') +
        repeat(3, (bar) => rect(x + 46 + bar * 34, 266, 20, 24, 4, '#ff9f6b')) +
        circle(x + width - 60, 278, 30, sheet.slant('#f5f7fa', '#98a1af'))
      : rect(316, 222, 168, 116, 30, sheet.slant('#3a404c', '#12141a')) +
        rect(342, 244, 116, 36, 8, '#20252e') +
        repeat(3, (bar) => rect(356 + bar * 32, 251, 18, 22, 4, '#ffb27a')) +
        repeat(4, (button) => circle(346 + button * 36, 310, 9, '#9aa3b1'));
  const window =
    style === 1
      ? rect(x + 20, 350, width - 40, 230, 20, '#20242c') +
        rect(x + 34, 364, width - 68, 202, 14, sheet.glow(0.5, 0.3, 0.8, '#ffca8a', ['#8a4f22', 0.6], '#2b1a10')) +
        repeat(8, (chip) =>
          turn(
            chip * 37,
            330 + (chip % 4) * 50,
            510 - (chip % 3) * 18,
            rect(300 + (chip % 4) * 50, 500 - (chip % 3) * 18, 64, 17, 6, '#f1b54a'),
          ),
        ) +
        repeat(4, (rod) => rect(x + 40, 440 + rod * 34, width - 80, 3, 1, '#c7ced8', { opacity: '0.6' }))
      : '';
  const drawer =
    style === 1
      ? rect(330, 600, 140, 24, 12, sheet.metal())
      : rect(x + 26, 400, width - 52, 226, 40, sheet.slant(color.lit, color.dim), {
          stroke: color.deep,
          'stroke-width': 3,
        }) +
        rect(352, 444, 96, 172, 34, sheet.across('#1c1f26', '#5b6472', '#14161b')) +
        rect(372, 464, 56, 20, 10, '#c9d0da') +
        (style === 2
          ? rect(x + 54, 424, 84, 150, 20, '#2a211a') +
            rect(x + 64, 434, 64, 130, 14, sheet.glow(0.5, 0.4, 0.8, '#ffca8a', '#5a3316'))
          : '');
  return (
    sheet.shadow(400, 690, width * 0.56, 22) +
    rect(x + 60, 672, width - 120, 16, 6, '#22252d') +
    shell +
    control +
    window +
    drawer +
    inventedMark(400, style === 1 ? 650 : 372, 22, color.on, vary.variant) +
    rect(x + 30, 330, 13, 220, 6, '#ffffff', { opacity: '0.26' })
  );
}
