import type { DrawProduct } from '../../art.ts';
import { rearLensesOf } from '../../phone-variant.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { lens } from '../parts/camera-islands.ts';
import { phoneFace } from '../parts/phone-parts.ts';

/** A small phone in a soft case with ears. */
export const drawPhoneKids: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(306, 326);
  const height = width * 1.86;
  const ears = vary.style(3);
  const lenses = rearLensesOf(vary.variant);
  const y = 884 - height;
  const soft = sheet.slant(color.bright, [color.base, 0.5], color.dark);
  const caseOf = (x: number, top: number) => {
    const ear =
      [
        circle(x + 54, top + 8, 52, soft) +
          circle(x + width - 54, top + 8, 52, soft) +
          circle(x + 54, top + 4, 26, color.bright) +
          circle(x + width - 54, top + 4, 26, color.bright),
        path(
          `M${x + 16} ${top + 60}L${x + 30} ${top - 58}Q${x + 44} ${top - 70} ${x + 56} ${top - 58}L${x + 130} ${top + 20}Z`,
          soft,
        ) +
          path(
            `M${x + width - 16} ${top + 60}L${x + width - 30} ${top - 58}Q${x + width - 44} ${top - 70} ${x + width - 56} ${top - 58}L${x + width - 130} ${top + 20}Z`,
            soft,
          ),
        line(
          `M${x + width * 0.4} ${top + 10}Q${x + width * 0.34} ${top - 40} ${x + width * 0.26} ${top - 52}M${x + width * 0.6} ${top + 10}Q${x + width * 0.66} ${top - 40} ${x + width * 0.74} ${top - 52}`,
          color.dark,
          12,
        ) +
          circle(x + width * 0.26, top - 54, 20, soft) +
          circle(x + width * 0.74, top - 54, 20, soft),
      ][ears] ?? '';
    return (
      ear +
      rect(x - 18, top - 18, width + 36, height + 36, 66, soft) +
      rect(x - 10, top - 10, width + 20, height + 20, 58, color.lit)
    );
  };
  const back = (x: number, top: number) =>
    caseOf(x, top) +
    circle(x + width / 2, top + height * 0.56, width * 0.3, color.bright) +
    circle(x + width / 2 - 38, top + height * 0.53, 11, color.deep) +
    circle(x + width / 2 + 38, top + height * 0.53, 11, color.deep) +
    line(`M${x + width / 2 - 30} ${top + height * 0.6}q30 30 60 0`, color.deep, 8) +
    rect(x + 34, top + 34, 76, 76 + (lenses - 1) * 74, 38, '#23262e') +
    repeat(lenses, (index) => lens(art, x + 72, top + 72 + index * 74, 29));
  if (art.view === 'back') return sheet.shadow(405, 906, 200, 18) + back(400 - width / 2, y);
  const x = 664 - width;
  return (
    sheet.shadow(300, 886, 190, 18) +
    turn(-3, 290, 600, back(128, y - 16)) +
    sheet.shadow(510, 908, 200, 18) +
    caseOf(x, y) +
    phoneFace(art, { x, y, width, height, radius: 48 }, 1)
  );
};
