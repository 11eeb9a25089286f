import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A pair of dumbbells with heads of six sides or round. */
const pairOf =
  (heads: 'hex' | 'round'): DrawProduct =>
  (art) => {
    const { vary, sheet, color } = art;
    const isHex = heads === 'hex';
    const far = vary.between(0.74, 0.92);
    const near = vary.between(0.98, 1.12);
    const lean = vary.between(-9, 3);
    const grip = sheet.down('#f4f6f9', ['#b7bfca', 0.5], '#5d6673');
    const knurl = (x: number, y: number, w: number) =>
      rect(x, y - 19, w, 38, 10, grip) +
      repeat(12, (cut) => line(`M${x + 14 + cut * ((w - 28) / 11)} ${y - 15}l-6 30`, '#8d97a5', 2.5));
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
        isHex ? hex(-240, 0, 130, 190) + hex(110, 0, 130, 190) : '',
        isHex
          ? ''
          : rect(-236, -76, 124, 152, 60, sheet.ball(color)) +
              rect(112, -76, 124, 152, 60, sheet.ball(color)) +
              ellipse(-190, -40, 28, 11, '#ffffff', { opacity: '0.4' }) +
              ellipse(158, -40, 28, 11, '#ffffff', { opacity: '0.4' }) +
              inventedMark(-174, 4, 40, color.on, vary.variant) +
              inventedMark(174, 4, 40, color.on, vary.variant),
      );
    return (
      sheet.shadow(420, 676, 270, 24) +
      one(430, 366, far) +
      sheet.shadow(390, 690, 290, 24) +
      turn(lean, 390, 560, one(390, 580, near))
    );
  };

export const drawDumbbell = pairOf('hex');
export const drawRoundDumbbell = pairOf('round');

/** A dumbbell of many plates in its cradle, the weight chosen by a dial. */
export const drawAdjustableDumbbell: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const plates = vary.whole(5, 7);
  const tall = vary.between(250, 280);
  const red = vary.pick(['#e2574c', '#f2b632', '#5bb7a8'] as const);
  const grip = sheet.down('#f4f6f9', ['#8d97a5', 0.5], '#3a404c');
  const step = 190 / plates;
  const side = (flip: number) =>
    group(
      { transform: flip < 0 ? 'translate(800 0) scale(-1 1)' : undefined },
      repeat(plates, (plate) =>
        rect(
          96 + plate * step,
          500 - (tall * (0.72 + (plate * 0.28) / plates)) / 2,
          step - 4,
          tall * (0.72 + (plate * 0.28) / plates),
          10,
          sheet.down('#7d8796', ['#4b5361', 0.35], '#16181d'),
        ),
      ),
      rect(282, 420, 40, 160, 14, sheet.down(color.bright, [color.base, 0.4], color.dark)),
      rect(70, 440, 30, 120, 12, sheet.down(color.bright, [color.base, 0.4], color.dark)),
      circle(85, 500, 34, '#22252d'),
      repeat(8, (notch) => circle(85 + Math.cos(notch * 0.785) * 25, 500 + Math.sin(notch * 0.785) * 25, 3, '#f4f6f9')),
      line('M85 500v-20', red, 6),
    );
  return (
    sheet.shadow(400, 690, 340, 22) +
    rect(316, 468, 168, 64, 24, grip) +
    repeat(10, (cut) => line(`M${334 + cut * 15} 474l-8 52`, '#6d7683', 3)) +
    side(1) +
    side(-1) +
    path('M60 570h680l20 92q4 24-22 24H62q-26 0-22-24Z', sheet.down(color.lit, [color.base, 0.4], color.deep)) +
    rect(90, 562, 240, 26, 10, color.deep) +
    rect(470, 562, 240, 26, 10, color.deep) +
    inventedMark(400, 636, 44, color.on, vary.variant)
  );
};
