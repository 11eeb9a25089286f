import type { Art, DrawProduct } from '../../art.ts';
import { shadesOf, type Shades } from '../../svg/shades.ts';
import { circle, ellipse, line, path, rect, repeat, stretch } from '../../svg/shapes.ts';

/** Two button eyes with their glints. */
const eyes = (x: number, y: number) =>
  circle(x - 40, y, 11, '#22252d') +
  circle(x + 40, y, 11, '#22252d') +
  circle(x - 36, y - 4, 4, '#fff') +
  circle(x + 44, y - 4, 4, '#fff');

const secondOf = ({ vary }: Art) => shadesOf(vary.pick(['#f2b632', '#e2574c', '#3b82d0', '#3fa66b'] as const));

const wheelOf =
  ({ sheet }: Art, rim: Shades) =>
  (x: number, r: number) =>
    circle(x, 680 - r, r, sheet.slant('#4b5361', '#16181d')) +
    circle(x, 680 - r, r * 0.6, rim.base) +
    circle(x, 680 - r, r * 0.2, '#fff');

/** A plush bear or rabbit with a voice button. */
export const drawPlushToy: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const plush = sheet.ball(color);
  const second = secondOf(art);
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
  const voice =
    circle(400, 560, 42, second.base) +
    circle(400, 556, 38, second.bright) +
    path('M384 546h14l22-18v56l-22-18h-14Z', '#ffffff') +
    path('M430 536q16 20 0 40M446 524q28 32 0 64', 'none', {
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    });
  return sheet.shadow(400, 690, 210, 22) + stretch(across, up, bear + voice);
};

/** A wooden-toy locomotive. */
export const drawToyTrain: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const second = secondOf(art);
  const wheel = wheelOf(art, second);
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
  return sheet.shadow(400, 690, 320, 22) + stretch(vary.between(0.93, 1.06), vary.between(0.94, 1.02), train);
};

/** A toy robot. */
export const drawToyRobot: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const second = secondOf(art);
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
  return sheet.shadow(400, 690, 200, 22) + stretch(vary.between(0.93, 1.06), vary.between(0.94, 1.02), robot);
};

/** A car with big tyres, its remote control beside it. */
export const drawRcCar: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const second = secondOf(art);
  const lift = vary.between(-16, 10);
  const number = vary.whole(0, 2);
  const tyre = (x: number) =>
    circle(x, 596, 88, '#16181d') +
    circle(x, 596, 88, 'none', { stroke: '#3a404c', 'stroke-width': 18, 'stroke-dasharray': '22 12' }) +
    circle(x, 596, 52, sheet.metal()) +
    circle(x, 596, 38, second.base) +
    repeat(5, (spoke) => circle(x + Math.cos(spoke * 1.257) * 24, 596 + Math.sin(spoke * 1.257) * 24, 6, second.dark)) +
    circle(x, 596, 9, '#f4f6f9');
  const decal =
    [
      path('M330 470l90-16-30 40 60-6-110 60 26-44-50 6Z', second.base),
      path('M300 500l250-24v20l-250 24Z', second.base) + path('M310 532l240-22v12l-240 22Z', second.lit),
      circle(410, 486, 34, '#ffffff') + path('M404 466h18l-10 40h-14l6-26h-10Z', second.dark),
    ][number] ?? '';
  return (
    sheet.shadow(400, 690, 320, 22) +
    path('M590 60h12v160h-12Z', '#aab3bf') +
    rect(500, 190, 250, 150, 50, sheet.slant('#5b6472', '#16181d')) +
    rect(486, 270, 70, 130, 32, '#2b2f38') +
    rect(694, 270, 70, 130, 32, '#2b2f38') +
    circle(560, 256, 32, '#16181d') +
    circle(560, 250, 23, sheet.ball(color)) +
    circle(690, 256, 32, '#16181d') +
    circle(690, 250, 23, sheet.ball(color)) +
    rect(606, 286, 38, 13, 6, '#7fe0a8') +
    path(
      `M96 ${540 + lift}q-6-60 70-70l70-70q14-16 40-16h120q20 0 40 18l76 70q120 6 150 60l6 36q0 16-18 16H120q-22 0-24-44Z`,
      sheet.down(color.bright, [color.base, 0.5], color.dark),
    ) +
    path(`M236 ${462 + lift}l48-50q8-8 22-8h34l4 60ZM368 ${404 + lift}h22q14 0 26 10l50 50H372Z`, '#22303e') +
    path(`M90 ${460 + lift}h50l20 30H100ZM80 ${436 + lift}h90v18H80Z`, color.dark) +
    decal +
    circle(640, 520 + lift * 0.5, 17, '#fff3b0') +
    tyre(222) +
    tyre(548)
  );
};
