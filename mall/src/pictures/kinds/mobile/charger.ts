import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, rect, repeat, scaleAround } from '../../svg/shapes.ts';

/** A charging puck, a brick with its cable, or a power bank. */
export const drawCharger: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const width = vary.between(230, 270);
  const bright = sheet.glow(0.3, 0.2, 1.1, color.bright, [color.base, 0.55], color.dark);
  const cable = (from: string) => line(from, color.deep, 20) + line(from, color.lit, 13);
  const plug = (x: number, y: number) =>
    rect(x - 26, y - 50, 52, 84, 14, bright) + rect(x - 17, y - 88, 34, 42, 6, sheet.metal()) + rect(x - 9, y - 80, 18, 8, 3, '#6d7480');
  if (style === 0) {
    return scaleAround(
      1.24,
      400,
      690,
      sheet.shadow(360, 690, 210) +
        cable('M470 470C640 470 700 560 640 630S520 610 560 520') +
        plug(560, 470) +
        rect(330 - width / 2, 686 - width * 1.2, width, width * 1.2, 44, bright) +
        rect(340 - width * 0.2 - 12, 596 - width, 16, 96, 5, sheet.metal()) +
        rect(320 + width * 0.2, 596 - width, 16, 96, 5, sheet.metal()) +
        rect(334 - width / 2, 690 - width * 1.2, width - 8, width * 1.2 - 8, 40, bright) +
        repeat(vary.whole(1, 3), (port) => rect(306, 676 - width * 0.9 + port * 46, 48, 18, 9, '#22252d')) +
        inventedMark(330, 640, 34, color.on, vary.variant),
    );
  }
  if (style === 1) {
    return (
      sheet.shadow(400, 690, 290, 26) +
      cable('M600 640C730 640 740 520 640 500S540 420 650 360') +
      plug(650, 330) +
      ellipse(380, 650, 250, 44, color.deep) +
      ellipse(380, 632, 250, 50, bright) +
      ellipse(380, 626, 206, 38, sheet.slant(color.dim, color.lit)) +
      ellipse(380, 626, 60, 11, 'none', { stroke: color.on, 'stroke-width': 5, opacity: '0.5' }) +
      rect(332, 250, 96, 372, 30, sheet.across(color.dark, color.bright, color.dim)) +
      rect(206, 150, 348, 348, 120, color.deep) +
      rect(212, 142, 336, 346, 116, bright) +
      circle(380, 315, 108, 'none', { stroke: color.on, 'stroke-width': 7, opacity: '0.55' }) +
      inventedMark(380, 315, 60, color.on, vary.variant)
    );
  }
  return (
    sheet.shadow(390, 690, 250) +
    cable('M520 210C690 190 730 300 690 380S610 520 660 600') +
    plug(660, 640) +
    rect(230, 140, width + 60, 546, 56, color.deep) +
    rect(226, 136, width + 56, 544, 54, sheet.across(color.dim, [color.bright, 0.2], [color.base, 0.6], color.dark)) +
    rect(270, 174, 44, 16, 8, '#22252d') +
    repeat(4, (dot) => circle(276 + dot * 24, 620, 7, dot < 3 ? '#7fe0c8' : color.dark)) +
    inventedMark(254 + width / 2, 400, 76, color.on, vary.variant)
  );
};
