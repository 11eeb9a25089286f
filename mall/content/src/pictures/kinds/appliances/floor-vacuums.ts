import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

/** A stick over two turning mop pads, its water tank at the front. */
export const drawMopVacuum: DrawProduct = ({ vary, sheet, color }) => {
  const lean = vary.between(-9, -3);
  const level = vary.between(0.4, 0.8);
  const pads = vary.between(96, 108);
  const cloth = vary.pick(['#5fa8d8', '#6fbf9b', '#e5a25c'] as const);
  const pad = (cx: number) =>
    ellipse(cx, 662, pads, 27, sheet.down(cloth, '#4b5361')) +
    repeat(13, (tuft) =>
      ellipse(cx - pads + 8 + tuft * ((pads * 2 - 16) / 12), 668 + Math.sin((tuft / 12) * Math.PI) * 16, 11, 8, cloth),
    ) +
    ellipse(cx, 652, pads * 0.84, 19, sheet.slant('#ffffff', '#c3ccd6'));
  return (
    sheet.shadow(400, 690, pads * 2.2, 24) +
    pad(400 - pads + 2) +
    pad(400 + pads - 2) +
    path(
      'M268 652q-4-64 70-72h124q74 8 70 72-64 22-132 22t-132-22Z',
      sheet.slant(color.bright, [color.base, 0.5], color.dark),
    ) +
    rect(340, 620, 120, 16, 8, '#1b1e25') +
    repeat(4, (lamp) => circle(358 + lamp * 28, 628, 4, '#ffffff')) +
    turn(
      lean,
      400,
      610,
      rect(388, 120, 24, 480, 10, sheet.metal()),
      path('M372 132q0-72 54-74 52 2 50 52-2 44-44 46v-22q22-4 22-24 0-28-28-30-30 2-30 52Z', '#343943'),
      rect(346, 350, 108, 230, 34, sheet.cylinder(color)),
      rect(360, 420, 80, 138, 20, sheet.across('#c5dcec', ['#f5fbff', 0.3], '#9dbcd4')),
      rect(364, 556 - 130 * level, 72, 130 * level - 4, 16, '#58aee6', { opacity: '0.75' }),
      rect(370, 430, 9, 110, 4, '#ffffff', { opacity: '0.8' }),
      rect(372, 366, 56, 26, 13, '#16181d'),
      circle(388, 379, 5, '#7fe0a8'),
      circle(410, 379, 5, '#7fd8ff'),
    ) +
    inventedMark(300, 622, 20, color.on, vary.variant)
  );
};

/** A canister on wheels, its hose and floor head in front. */
export const drawCanisterVacuum: DrawProduct = ({ vary, sheet, color }) => {
  const dust = vary.between(0.25, 0.7);
  const hose = vary.pick(['#2b2f38', '#4b5361'] as const);
  const wheel = vary.between(84, 96);
  const lift = vary.between(-14, 14);
  return (
    sheet.shadow(420, 690, 290, 24) +
    line(`M470 470C${430 + lift} 210 ${300 + lift} 150 236 250`, '#16181d', 42) +
    line(`M470 470C${430 + lift} 210 ${300 + lift} 150 236 250`, hose, 34) +
    line(`M470 470C${430 + lift} 210 ${300 + lift} 150 236 250`, '#ffffff', 30, {
      opacity: '0.2',
      'stroke-dasharray': '5 11',
    }) +
    turn(
      14,
      230,
      250,
      rect(214, 236, 34, 400, 12, sheet.metal()),
      rect(206, 216, 52, 90, 20, sheet.across('#1b1e25', '#5b6472', '#16181d')),
    ) +
    path('M40 690q-8-2-4-14l14-36q6-14 20-14h150q16 0 20 14l14 36q4 12-6 14Z', sheet.down('#4a505c', '#20242b')) +
    rect(64, 632, 164, 12, 6, color.base) +
    path(
      'M330 600q-4-150 130-166 180-14 240 90 34 64 20 116-8 30-44 30H376q-42 0-46-70Z',
      sheet.slant(color.bright, [color.base, 0.45], color.dark),
    ) +
    path(
      'M352 590q0-96 74-116 60-12 96 12v150H392q-40 0-40-46Z',
      sheet.across('#c9d6e6', ['#f7fbff', 0.3], '#93a5bb'),
      { opacity: '0.94' },
    ) +
    path(`M358 ${630 - 90 * dust}q80 20 160 0v${90 * dust}H392q-30-2-34-30Z`, '#8c939e', { opacity: '0.6' }) +
    ellipse(440, 500, 60, 10, '#ffffff', { opacity: '0.6' }) +
    path('M480 444q60-60 150-6l-16 18q-66-32-112 0Z', '#343943') +
    circle(620, 690 - wheel, wheel, sheet.slant('#3d434f', '#14161b')) +
    circle(620, 690 - wheel, wheel * 0.66, sheet.slant(color.lit, color.dark)) +
    circle(620, 690 - wheel, wheel * 0.24, '#e6eaef') +
    circle(400, 668, 22, '#23262e') +
    inventedMark(590, 500, 30, color.on, vary.variant)
  );
};
