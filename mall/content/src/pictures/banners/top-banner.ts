import type { BannerPicture } from '../picture-path.ts';
import { themeColors } from './characters/characters.ts';
import { fontStack, inkColor } from '../themes.ts';
import { mix } from '../svg/color.ts';
import { circle, lettering, path, rect } from '../svg/shapes.ts';
import { Sheet } from '../svg/sheet.ts';
import { fitText, textWidth } from '../svg/text-fit.ts';
import { standing } from './standing.ts';

/** One line above the page: a pill, a sentence, a small product. */
export function drawTopBanner(banner: BannerPicture): string {
  const sheet = new Sheet();
  const { primary, tint } = themeColors[banner.theme];
  const soft = mix(tint, primary, 0.1);
  const pill = fitText(banner.eyebrow, 200, [14], 1).lines[0] ?? '';
  const title = fitText(banner.title, banner.subtitle ? 420 : 620, [20, 18, 16, 14], 1);
  const line = title.lines[0] ?? '';
  const note = fitText(banner.subtitle, 260, [14], 1).lines[0] ?? '';
  const pillWidth = pill ? textWidth(pill, 14) + 28 : 0;
  const titleWidth = textWidth(line, title.size);
  const total = pillWidth + 16 + titleWidth + (note ? textWidth(note, 14) + 16 : 0) + 90;
  const left = Math.max(40, (1200 - total) / 2);
  const type = { 'font-family': fontStack, 'dominant-baseline': 'central' };
  const product = standing(sheet, banner, 0, { x: left + total - 34, floor: 60, height: 54, width: 76 });
  return sheet.document(
    1200,
    64,
    rect(0, 0, 1200, 64, 0, tint),
    path('M0 64L90 0H210L120 64ZM1010 64L1100 0h70l-90 64Z', soft),
    circle(1170, 20, 46, soft),
    pill
      ? rect(left, 18, pillWidth, 28, 14, primary) +
          lettering(left + pillWidth / 2, 32, pill, {
            ...type,
            'font-size': 14,
            'font-weight': 700,
            fill: '#ffffff',
            'text-anchor': 'middle',
          })
      : '',
    lettering(left + pillWidth + 16, 32, line, {
      ...type,
      'font-size': title.size,
      'font-weight': 700,
      fill: inkColor,
    }),
    note
      ? lettering(left + pillWidth + 32 + titleWidth, 33, note, {
          ...type,
          'font-size': 14,
          'font-weight': 500,
          fill: mix(primary, inkColor, 0.4),
        })
      : '',
    product,
  );
}
