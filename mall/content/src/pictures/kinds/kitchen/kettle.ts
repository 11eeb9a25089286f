import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { ellipse, line, path, rect } from '../../svg/shapes.ts';

/** With its handle at the side or over the lid. */
export const drawKettle: DrawProduct = (art) => kettle(art, art.vary.style(2) === 0 ? 0 : 2);

/** A long thin neck for slow pouring. */
export const drawDripKettle: DrawProduct = (art) => kettle(art, 1);

function kettle({ vary, sheet, color }: Art, style: 0 | 1 | 2): string {
  const wood = sheet.across('#8a5a34', '#c98f5c', '#7a4c29');
  const grip = vary.chance(0.4) ? wood : sheet.across('#1c1f26', '#545b68', '#16181d');
  const body = sheet.cylinder(color);
  const base =
    ellipse(390, 676, 176, 18, '#16181d') + rect(214, 660, 352, 18, 9, sheet.across('#2b2f38', '#6b7482', '#1b1e24'));
  const shapes = [
    line('M516 330C640 300 650 560 528 590', '#16181d', 40) +
      line('M516 330C640 300 650 560 528 590', grip, 32) +
      path('M262 330L206 300q-16-14-30 4l76 110Z', sheet.slant(color.lit, color.dark)) +
      path('M258 300Q262 256 390 256T522 300L566 610q6 52-46 52H260q-52 0-46-52Z', body) +
      path('M268 296q6-44 122-44t122 44q-20 26-122 26t-122-26Z', sheet.slant(color.bright, color.dim)),
    line('M540 300C680 290 660 540 572 560', '#16181d', 34) +
      line('M540 300C680 290 660 540 572 560', grip, 27) +
      line('M262 560C150 560 210 380 130 330', color.dark, 34) +
      line('M262 556C158 556 216 384 134 334', sheet.slant(color.bright, color.base), 24) +
      path('M284 330Q288 300 400 300T536 330L590 624q4 38-36 38H264q-40 0-36-38Z', body) +
      path('M296 328q6-32 114-32t114 32q-18 22-114 22t-114-22Z', sheet.slant(color.bright, color.dim)),
    line('M300 250C250 100 560 100 512 250', '#16181d', 32) +
      line('M300 250C250 100 560 100 512 250', grip, 25) +
      path('M244 420Q190 380 176 316q-8-20 24-16 50 50 90 70Z', sheet.slant(color.lit, color.dark)) +
      path(
        'M404 240c130 0 190 120 190 236 0 130-50 186-190 186s-190-56-190-186c0-116 60-236 190-236Z',
        sheet.ball(color),
      ) +
      ellipse(404, 262, 76, 18, color.dim) +
      ellipse(404, 258, 70, 14, color.bright),
  ];
  const top = [246, 290, 240][style] ?? 250;
  return (
    sheet.shadow(390, 690, 190, 20) +
    base +
    (shapes[style] ?? '') +
    ellipse(style === 2 ? 404 : 396, top, 26, 10, '#2b2f38') +
    rect((style === 2 ? 404 : 396) - 20, top - 28, 40, 26, 13, grip) +
    inventedMark(398, 500, 40, color.on, vary.variant) +
    ellipse(312, 460, 14, 96, '#ffffff', { opacity: '0.38' })
  );
}
