import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';

export const drawSuitcase: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const width = vary.between(316, 372);
  const height = vary.between(410, 460);
  const x = 400 - width / 2;
  const y = 660 - height;
  const ribs = [7, 0, 5][style] ?? 5;
  const wheel = (cx: number) =>
    rect(cx - 15, 650, 30, 18, 5, '#3a404c') + circle(cx, 674, 16, sheet.slant('#5b6472', '#14161b')) + circle(cx, 674, 6, '#c9d0da');
  const surface =
    style === 1
      ? repeat(
          5,
          (diamond) =>
            line(`M${x + 30} ${y + 60 + diamond * 80}L${x + width - 30} ${y + 20 + diamond * 80}`, color.dim, 7) +
            line(`M${x + 30} ${y + 57 + diamond * 80}L${x + width - 30} ${y + 17 + diamond * 80}`, color.bright, 3),
        )
      : repeat(ribs, (rib) =>
          rect(
            x + 34 + rib * ((width - 68) / ribs),
            y + 30,
            (width - 68) / ribs - 14,
            height - 60,
            10,
            sheet.across(color.dark, [color.bright, 0.3], color.base),
            { opacity: style === 2 ? '0.7' : '1' },
          ),
        );
  return (
    sheet.shadow(400, 690, width * 0.6, 18) +
    rect(344, 140, 13, y - 120, 4, sheet.metal()) +
    rect(443, 140, 13, y - 120, 4, sheet.metal()) +
    rect(334, 116, 132, 34, 15, sheet.down('#4b5361', '#16181d')) +
    wheel(x + 48) +
    wheel(x + width - 48) +
    rect(x + 40, y - 16, width - 80, 30, 13, '#2b2f38') +
    rect(x, y, width, height, 42, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    surface +
    (style === 2 ? rect(x, y + height / 2 - 11, width, 22, 0, sheet.metal()) : '') +
    [
      [x, y],
      [x + width - 54, y],
      [x, y + height - 54],
      [x + width - 54, y + height - 54],
    ]
      .map(([cx, cy], index) =>
        style === 0
          ? ''
          : path(`M${cx} ${cy! + 42}q0-42 42-42h12v54h-54Z`, color.deep, {
              opacity: '0.55',
              transform: index === 0 ? undefined : `rotate(${[0, 90, 270, 180][index]} ${cx! + 27} ${cy! + 27})`,
            }),
      )
      .join('') +
    rect(x + width - 8, y + height * 0.42, 16, 90, 8, '#2b2f38') +
    rect(x + 14, y + 50, 10, height - 150, 5, '#ffffff', { opacity: '0.4' }) +
    rect(370, y + height * 0.3, 60, 60, 14, color.deep, { opacity: '0.8' }) +
    inventedMark(400, y + height * 0.3 + 30, 34, '#ffffff', vary.variant)
  );
};
