import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

export const drawDumbbell: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const far = vary.between(0.74, 0.92);
  const near = vary.between(0.98, 1.12);
  const lean = vary.between(-9, 3);
  const grip = sheet.down('#f4f6f9', ['#b7bfca', 0.5], '#5d6673');
  const knurl = (x: number, y: number, w: number) =>
    rect(x, y - 19, w, 38, 10, grip) + repeat(12, (cut) => line(`M${x + 14 + cut * ((w - 28) / 11)} ${y - 15}l-6 30`, '#8d97a5', 2.5));
  const hex = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x} ${y - h * 0.25}L${x + w * 0.16} ${y - h / 2}h${w * 0.68}L${x + w} ${y - h * 0.25}v${h * 0.5}L${x + w * 0.84} ${y + h / 2}h-${w * 0.68}L${x} ${y + h * 0.25}Z`,
      sheet.down(color.bright, [color.base, 0.35], color.dark),
    ) +
    path(`M${x} ${y - h * 0.25}h${w}v${h * 0.5}H${x}Z`, color.dim, { opacity: '0.55' }) +
    inventedMark(x + w / 2, y, 38, color.on, vary.variant);
  const one = (x: number, y: number, s: number) =>
    group(
      { transform: `translate(${x} ${y}) scale(${s})` },
      knurl(-120, 0, 240),
      style === 0 ? hex(-240, 0, 130, 190) + hex(110, 0, 130, 190) : '',
      style === 1
        ? [-250, -190]
            .map((px) =>
              rect(px, -70 - (px + 250) * 0.9, 56, 140 + (px + 250) * 1.8, 16, sheet.down(color.bright, [color.base, 0.35], color.dark)),
            )
            .join('') +
            [134, 194]
              .map((px) =>
                rect(px, -124 + (px - 134) * 0.9, 56, 248 - (px - 134) * 1.8, 16, sheet.down(color.bright, [color.base, 0.35], color.dark)),
              )
              .join('') +
            rect(-136, -30, 22, 60, 6, grip) +
            rect(114, -30, 22, 60, 6, grip)
        : '',
      style === 2
        ? rect(-236, -76, 124, 152, 60, sheet.ball(color)) +
            rect(112, -76, 124, 152, 60, sheet.ball(color)) +
            ellipse(-190, -40, 28, 11, '#ffffff', { opacity: '0.4' }) +
            ellipse(158, -40, 28, 11, '#ffffff', { opacity: '0.4' }) +
            inventedMark(-174, 4, 40, color.on, vary.variant) +
            inventedMark(174, 4, 40, color.on, vary.variant)
        : '',
    );
  return (
    sheet.shadow(420, 676, 270, 24) +
    one(430, 366, far) +
    sheet.shadow(390, 690, 290, 24) +
    turn(lean, 390, 560, one(390, style === 1 ? 560 : 580, near))
  );
};
