import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { short } from '../../svg/element.ts';
import { line, path, rect, repeat } from '../../svg/shapes.ts';

/** Bottles without labels, in their shrink-wrapped tray. */
export const drawWaterBox: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const glass = sheet.across('#9cc9e8', ['#f2faff', 0.25], ['#cfe8f8', 0.6], '#7fb4da');
  const maker = vary.whole(0, 7);
  const bottle = (x: number, y: number, w: number, h: number) =>
    rect(x + w * 0.32, y, w * 0.36, h * 0.08, 5, color.base) +
    path(
      `M${x + w * 0.34} ${y + h * 0.07}h${w * 0.32}q0 ${h * 0.08} ${w * 0.34} ${h * 0.16}v${h * 0.72}q0 ${h * 0.05}-${w * 0.16} ${h * 0.05}H${x + w * 0.16}q-${w * 0.16} 0-${w * 0.16}-${h * 0.05}v-${h * 0.72}q${w * 0.34}-${h * 0.08} ${w * 0.34}-${h * 0.16}Z`,
      glass,
      { opacity: '0.94' },
    ) +
    line(
      [0.34, 0.4, 0.72, 0.78, 0.84, 0.9]
        .map((at) => `M${short(x + 3)} ${short(y + h * at)}q${short(w / 2)} 8 ${short(w - 6)} 0`)
        .join(''),
      '#8fc1e2',
      3,
    ) +
    inventedMark(x + w / 2, y + h * 0.57, w * 0.4, '#5f9fce', maker) +
    rect(x + w * 0.13, y + h * 0.26, w * 0.08, h * 0.66, 3, '#ffffff', { opacity: '0.65' });
  const count = style === 1 ? 4 : 5;
  const w = 560 / count;
  if (style === 2)
    return (
      sheet.shadow(400, 690, 230, 20) +
      bottle(190, 150, 190, 536) +
      bottle(410, 240, 150, 446) +
      bottle(560, 330, 110, 356)
    );
  return (
    sheet.shadow(400, 690, 310, 22) +
    repeat(count, (index) => bottle(140 + index * w, 200, w - 8, 430)) +
    repeat(count, (index) => bottle(116 + index * w, 240, w - 4, 446)) +
    path('M104 470q296 40 588 0l6 190q2 30-30 30H132q-32 0-30-30Z', '#ffffff', { opacity: '0.26' }) +
    path('M104 560h588l6 96q2 34-30 34H132q-32 0-30-34Z', sheet.down(color.lit, color.dark)) +
    printedLabel(400, 612, 44, color.on, maker) +
    path('M130 480q60 20 120 22l-40 70h-90Z', '#ffffff', { opacity: '0.3' })
  );
};
