import type { DrawProduct } from '../../art.ts';
import { circle, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** An office chair, a wooden chair or an armchair. */
export const drawChair: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const soft = sheet.glow(0.35, 0.25, 1, color.bright, [color.base, 0.5], color.dark);
  const timber = vary.pick(['#c99763', '#8a5f3c', '#3b3430'] as const);
  const wood = shadesOf(timber);
  const ribs = vary.whole(3, 6);
  if (style === 0) {
    const wheels = [220, 310, 490, 580].map((x) => circle(x, 670, 17, sheet.slant('#4b5361', '#14161b'))).join('');
    return (
      sheet.shadow(400, 690, 220, 22) +
      line('M400 590L226 652M400 590L574 652M400 590L316 656M400 590L484 656', '#2b2f38', 20) +
      wheels +
      rect(386, 500, 28, 110, 8, sheet.metal()) +
      rect(372, 560, 56, 40, 12, '#2b2f38') +
      line('M238 470V372q0-12 14-12h44M562 470V372q0-12-14-12h-44', '#3a404c', 20) +
      rect(226, 350, 92, 24, 12, '#2b2f38') +
      rect(482, 350, 92, 24, 12, '#2b2f38') +
      path('M274 170q6-54 126-54t126 54l14 236q2 40-40 40H300q-42 0-40-40Z', '#2b2f38') +
      path('M288 176q6-44 112-44t112 44l14 222q2 32-34 32H308q-36 0-34-32Z', soft) +
      repeat(ribs, (rib) =>
        line(`M${292 - rib * 2} ${220 + rib * (190 / ribs)}q108 16 ${216 + rib * 4} 0`, color.dark, 4, { opacity: '0.5' }),
      ) +
      path('M236 476q0-40 44-40h240q44 0 44 40v22q0 32-40 32H276q-40 0-40-32Z', soft) +
      path('M244 498q156 26 312 0v8q0 24-34 24H278q-34 0-34-24Z', color.deep, { opacity: '0.5' })
    );
  }
  if (style === 1) {
    return (
      sheet.shadow(400, 690, 190, 20) +
      line('M292 470L262 684M508 470L538 684', wood.dark, 24) +
      line('M316 470L306 660M484 470L494 660', wood.deep, 18) +
      line('M276 590h248', wood.dim, 12) +
      line('M270 130L286 470M530 130L514 470', wood.base, 22) +
      path('M258 128q142-34 284 0l-6 66q-136-30-272 0Z', sheet.down(wood.bright, wood.dim)) +
      repeat(ribs, (rib) => line(`M${316 + rib * (168 / (ribs - 1))} 190L${320 + rib * (160 / (ribs - 1))} 440`, wood.base, 10)) +
      path('M252 452q0-22 30-22h236q30 0 30 22v22H252Z', wood.dark) +
      path('M244 446q-2-40 40-40h232q42 0 40 40-10 22-156 22T244 446Z', soft) +
      line('M262 446q138 24 276 0', color.bright, 4, { opacity: '0.7' })
    );
  }
  return (
    sheet.shadow(400, 690, 260, 22) +
    line('M236 640l-18 46M564 640l18 46M300 640l-6 40M500 640l6 40', wood.base, 19) +
    path('M236 260q0-116 164-116t164 116v240H236Z', soft) +
    repeat(ribs, (rib) => line(`M${280 + rib * (240 / (ribs - 1))} 190q-6 120 0 260`, color.dark, 4, { opacity: '0.45' })) +
    path('M180 420q-6-70 52-70 48 0 48 66v220h-60q-34 0-36-40Z', soft) +
    path('M620 420q6-70-52-70-48 0-48 66v220h60q34 0 36-40Z', sheet.glow(0.35, 0.25, 1, color.lit, [color.base, 0.4], color.dark)) +
    rect(268, 540, 264, 106, 22, color.dark) +
    path('M262 500q0-46 40-46h196q40 0 40 46v24q0 34-36 34H298q-36 0-36-34Z', soft) +
    line('M274 528q126 16 252 0', color.bright, 4, { opacity: '0.6' }) +
    (vary.chance(0.5) ? turn(-10, 400, 390, rect(330, 320, 150, 130, 28, sheet.ball(shadesOf('#f0ead9')))) : '')
  );
};
