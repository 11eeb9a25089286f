import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, group, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** Held in one hand: a nozzle, a clear cup, a grip; the crevice tool lies before it. */
export const drawHandVacuum: DrawProduct = ({ vary, sheet, color }) => {
  const tilt = vary.between(-24, -14);
  const dust = vary.between(0.2, 0.7);
  const length = vary.between(150, 176);
  const dark = sheet.down('#4a505c', '#20242b');
  return (
    sheet.shadow(400, 690, 290, 22) +
    turn(
      tilt,
      400,
      520,
      path('M88 470l92-46v150l-92-26q-20-6-20-38t20-40Z', dark),
      path('M178 420q10-14 34-14h110v186H212q-24 0-34-14Z', sheet.down('#cfdcea', ['#f7fbff', 0.3], '#93a5bb')),
      path(`M184 ${586 - 120 * dust}q70 18 138 0v${120 * dust - 2}H212q-20 0-28-14Z`, '#8c939e', { opacity: '0.6' }),
      rect(196, 418, 110, 10, 5, '#ffffff', { opacity: '0.8' }),
      rect(314, 400, length + 40, 198, 54, sheet.down(color.bright, [color.base, 0.4], color.dark)),
      path(
        `M${330 + length} 404q140-40 210 10q40 34 0 66l-30 18v60q0 40-46 40h-40q-30 0-30-30v-20l40-10v-50q-60 20-110 0Z`,
        dark,
      ),
      path(`M${400 + length} 452q60-26 112-2q20 14-2 24l-110 6Z`, '#f2f4f7'),
      repeat(5, (slot) => rect(344 + slot * 22, 436, 9, 120, 4, color.deep)),
      circle(346 + length, 500, 26, sheet.slant('#ffffff', '#a4adba')),
      circle(346 + length, 500, 9, '#58e0a4'),
    ) +
    path('M470 690l150-34q44-8 60 12l10 22Z', dark) +
    rect(664, 652, 52, 38, 12, sheet.slant(color.lit, color.dark)) +
    inventedMark(420, 486, 34, color.on, vary.variant)
  );
};

/** Pressed over a mattress: wide mouth below, violet lamp, a bow to hold. */
export const drawBeddingVacuum: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(430, 460);
  const x = 400 - width / 2;
  const dust = vary.between(12, 34);
  const cloth = vary.pick(['#c3d2e6', '#e6cdb8', '#c2d8c6'] as const);
  const vacuum =
    path(
      `M${x + 70} 420Q400 ${190 + vary.between(-10, 20)} ${x + width - 70} 420l-34 8Q400 276 ${x + 106} 430Z`,
      sheet.across('#1c1f26', ['#5b6472', 0.4], '#16181d'),
    ) +
    path(
      `M${x} 620q-6-210 ${width / 2}-216 ${width / 2} 6 ${width / 2 + 2} 216Z`,
      sheet.slant(color.bright, [color.base, 0.45], color.dark),
    ) +
    ellipse(400, 496, 88, 62, '#2a2e37') +
    ellipse(400, 492, 78, 54, sheet.glow(0.4, 0.3, 0.9, '#f4faff', ['#c9d8e6', 0.6], '#8fa5ba')) +
    path(`M328 ${520 - dust}q72 20 144 0-8 28-72 28t-72-28Z`, '#8c939e', { opacity: '0.6' }) +
    ellipse(374, 470, 26, 12, '#ffffff', { opacity: '0.8' }) +
    rect(x - 14, 600, width + 28, 46, 18, sheet.down('#4a505c', '#1b1e25')) +
    rect(x + 20, 632, width - 40, 12, 6, '#b08cff') +
    rect(x + 10, 638, width - 20, 16, 8, '#c9b0ff', { opacity: '0.45' }) +
    circle(x + 90, 570, 9, '#b08cff') +
    circle(x + 120, 574, 7, '#ffffff', { opacity: '0.8' }) +
    inventedMark(x + width - 104, 566, 26, color.on, vary.variant) +
    path(`M${x + 34} 580q10-100 90-132-60 60-66 132Z`, '#ffffff', { opacity: '0.35' });
  return (
    sheet.shadow(400, 690, 330, 26) +
    path('M500 600q-10-110 60-112h120q60 4 52 112Z', sheet.slant('#ffffff', cloth)) +
    path('M540 520q70 26 150 0', 'none', { stroke: '#d5dbe3', 'stroke-width': 5 }) +
    rect(44, 588, 712, 102, 34, sheet.down('#ffffff', cloth)) +
    rect(44, 588, 712, 40, 20, sheet.down('#ffffff', '#eef1f5')) +
    path('M52 650h696', 'none', { stroke: '#c3ccd6', 'stroke-width': 5 }) +
    repeat(8, (tuft) => circle(100 + tuft * 86, 668, 5, '#c3ccd6')) +
    group({ transform: 'translate(28 -52) scale(0.9)' }, vacuum)
  );
};
