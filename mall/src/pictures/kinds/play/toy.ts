import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, stretch } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** Two button eyes with their glints. */
const eyes = (x: number, y: number) =>
  circle(x - 40, y, 11, '#22252d') + circle(x + 40, y, 11, '#22252d') + circle(x - 36, y - 4, 4, '#fff') + circle(x + 44, y - 4, 4, '#fff');

/** A plush animal, a train, or a robot. */
export const drawToy: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(4);
  const plush = sheet.ball(color);
  const second = shadesOf(vary.pick(['#f2b632', '#e2574c', '#3b82d0', '#3fa66b'] as const));
  const bunny = vary.chance();
  const across = vary.between(0.93, 1.06);
  const up = vary.between(0.94, 1.02);
  const bear =
    (bunny
      ? ellipse(336, 180, 34, 96, plush) +
        ellipse(464, 180, 34, 96, plush) +
        ellipse(336, 186, 16, 66, '#f7c9c0') +
        ellipse(464, 186, 16, 66, '#f7c9c0')
      : circle(300, 200, 54, plush) +
        circle(500, 200, 54, plush) +
        circle(300, 202, 28, color.bright) +
        circle(500, 202, 28, color.bright)) +
    ellipse(240, 490, 50, 100, plush, { transform: 'rotate(28 240 490)' }) +
    ellipse(560, 490, 50, 100, plush, { transform: 'rotate(-28 560 490)' }) +
    ellipse(400, 534, 148, 152, plush) +
    ellipse(400, 556, 90, 102, color.bright) +
    ellipse(290, 640, 72, 54, plush) +
    ellipse(510, 640, 72, 54, plush) +
    ellipse(282, 646, 38, 30, color.bright) +
    ellipse(518, 646, 38, 30, color.bright) +
    circle(400, 290, 138, plush) +
    ellipse(400, 334, 62, 48, color.bright) +
    eyes(400, 276) +
    ellipse(400, 312, 19, 13, '#3a2a26') +
    line('M400 326v16q-20 16-34 2M400 342q20 16 34 2', '#3a2a26', 5) +
    circle(318, 322, 18, '#f59a8e', { opacity: '0.5' }) +
    circle(482, 322, 18, '#f59a8e', { opacity: '0.5' }) +
    path('M400 424l-56-30v60ZM400 424l56-30v60Z', second.base) +
    circle(400, 424, 14, second.dark);
  const wheel = (x: number, r: number) =>
    circle(x, 680 - r, r, sheet.slant('#4b5361', '#16181d')) +
    circle(x, 680 - r, r * 0.6, second.base) +
    circle(x, 680 - r, r * 0.2, '#fff');
  const train =
    rect(120, 520, 560, 80, 20, color.dark) +
    rect(440, 280, 210, 260, 20, sheet.face(color)) +
    rect(480, 326, 130, 110, 14, '#cfe9ff') +
    rect(420, 250, 250, 40, 16, second.base) +
    rect(160, 380, 310, 170, 74, sheet.down(color.bright, color.dark)) +
    rect(230, 270, 70, 120, 8, second.base) +
    rect(214, 250, 102, 34, 12, second.dark) +
    circle(350, 372, 34, '#f2c34a') +
    circle(176, 464, 28, '#fff3b0') +
    path('M120 600l-44 60h90Z', second.dark) +
    wheel(220, 60) +
    wheel(370, 60) +
    wheel(556, 78) +
    repeat(3, (puff) => circle(250 - puff * 34, 212 - puff * 36, 30 + puff * 10, '#ffffff', { opacity: '0.85' }));
  const robot =
    line('M400 180V120', '#8d97a5', 12) +
    circle(400, 112, 20, second.base) +
    rect(266, 176, 268, 200, 46, sheet.face(color)) +
    rect(298, 214, 204, 116, 36, '#1b2230') +
    circle(352, 270, 26, '#7fe8ff') +
    circle(448, 270, 26, '#7fe8ff') +
    path('M376 306q24 18 48 0', 'none', { stroke: '#7fe8ff', 'stroke-width': 7 }) +
    rect(246, 238, 26, 76, 10, second.base) +
    rect(528, 238, 26, 76, 10, second.base) +
    rect(360, 372, 80, 26, 6, '#8d97a5') +
    rect(252, 394, 296, 204, 40, sheet.face(color)) +
    rect(312, 430, 176, 100, 18, second.bright) +
    circle(352, 480, 22, second.dark) +
    rect(392, 462, 76, 12, 6, second.dark) +
    rect(392, 488, 50, 12, 6, second.dark) +
    line('M250 430q-70 30-66 120M550 430q70 30 66 120', '#8d97a5', 26) +
    circle(184, 560, 36, second.base) +
    circle(616, 560, 36, second.base) +
    rect(292, 596, 78, 60, 8, '#8d97a5') +
    rect(430, 596, 78, 60, 8, '#8d97a5') +
    rect(270, 640, 116, 48, 22, color.dark) +
    rect(414, 640, 116, 48, 22, color.dark);
  const car =
    path(
      'M130 560q-10-100 70-110l70-100q16-24 60-24h150q50 0 74 40l50 84q90 10 90 110v40q0 20-22 20H150q-20 0-20-20Z',
      sheet.down(color.bright, [color.base, 0.5], color.dark),
    ) +
    path('M286 448l52-76q8-10 30-10h30v86ZM420 362h64q30 0 44 26l34 60H420Z', '#cfe9ff') +
    circle(670, 520, 22, '#fff3b0') +
    rect(128, 510, 36, 40, 12, '#e2574c') +
    wheel(256, 74) +
    wheel(566, 74) +
    rect(330, 500, 110, 14, 7, second.base) +
    path('M330 326q60-60 160 0Z', second.base) +
    rect(366, 282, 86, 34, 14, second.dark);
  return sheet.shadow(400, 690, [210, 320, 200, 310][style] ?? 240, 22) + stretch(across, up, [bear, train, robot, car][style] ?? '');
};
