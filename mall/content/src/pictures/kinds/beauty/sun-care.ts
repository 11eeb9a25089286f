import type { DrawProduct } from '../../art.ts';
import { inventedMark, printedLabel } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { tube } from '../parts/care-parts.ts';

/** A sun with ten rays. */
const sun = (x: number, y: number, r: number) =>
  circle(x, y, r, '#ffc043') +
  repeat(10, (ray) => turn(ray * 36, x, y, rect(x - 4, y - r * 1.65, 8, r * 0.42, 4, '#ffc043')));

/** A tube of sun cream. */
export const drawSunscreen: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(220, 260);
  const top = vary.between(130, 180);
  const cream = vary.between(500, 540);
  return (
    sheet.shadow(400, 690, 210, 20) +
    tube(art, 350 - width / 2, top, width, color, color.on) +
    sun(350, top + 130, vary.between(44, 54)) +
    path(`M${cream} 686q-10-40 34-44 10-40 56-30 30-30 54 8 34 4 30 40 0 26-30 26Z`, sheet.down('#ffffff', '#e6dfd2')) +
    line(`M${cream + 40} 662q40-26 80-4`, '#d9d0bf', 5)
  );
};

/** A sun stick with its cap off. */
export const drawSunStick: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(190, 220);
  const height = vary.between(300, 340);
  const out = vary.between(70, 110);
  const x = 330 - width / 2;
  const y = 686 - height;
  const cap = sheet.across('#d9dee5', ['#ffffff', 0.3], '#b7bfca');
  return (
    sheet.shadow(400, 690, 240, 20) +
    path(
      `M${x + 26} ${y - 30}v-${out}q0-60 ${width / 2 - 26}-60t${width / 2 - 26} 60v${out}Z`,
      sheet.across('#efe9dc', ['#ffffff', 0.3], '#d9d2c4'),
    ) +
    rect(x + 14, y - 44, width - 28, 60, 10, sheet.across('#c3cad4', '#f4f6f9', '#aab3bf')) +
    rect(x, y, width, height, 26, sheet.cylinder(color)) +
    sun(330, y + height * 0.3, 40) +
    printedLabel(330, y + height * 0.64, 44, color.on, vary.variant) +
    rect(x + 8, 650, width - 16, 36, 12, color.dark) +
    repeat(12, (rib) => rect(x + 18 + rib * ((width - 40) / 11), 656, 5, 26, 2, color.deep)) +
    rect(x + 20, y + 30, 12, height - 110, 6, '#ffffff', { opacity: '0.4' }) +
    rect(490, 456, width - 10, 230, 28, cap) +
    ellipse(490 + (width - 10) / 2, 460, (width - 10) / 2, 20, '#c9d0da') +
    ellipse(490 + (width - 10) / 2, 462, (width - 34) / 2, 13, '#8d97a5')
  );
};

/** A compact, open: mirror above, the cushion and its puff below. */
export const drawCushion: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const skin = vary.pick(['#f1cfae', '#eac39c', '#f4d9be'] as const);
  const r = vary.between(196, 220);
  const puff = vary.between(90, 104);
  return (
    sheet.shadow(400, 690, 290, 24) +
    circle(400, 300, r, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    circle(400, 300, r - 24, sheet.slant('#f4f8fb', ['#cfdde8', 0.45], '#eef4f8')) +
    path(`M300 ${360 - r * 0.4}L420 ${400 - r * 0.9}h34L310 ${390 - r * 0.3}Z`, '#ffffff', { opacity: '0.8' }) +
    rect(330, 486, 140, 30, 10, color.deep) +
    path(`M${400 - r - 10} 570v36q0 80 ${r + 10} 80t${r + 10}-80v-36Z`, sheet.cylinder(color)) +
    ellipse(400, 570, r + 10, 84, sheet.slant(color.bright, color.dim)) +
    ellipse(400, 570, r - 16, 68, color.dark) +
    ellipse(400, 572, r - 22, 63, sheet.glow(0.4, 0.35, 0.8, '#fff3e2', [skin, 0.5], '#d2a578')) +
    repeat(26, (pore) =>
      ellipse(
        400 + Math.cos(pore * 2.4) * 30 * Math.sqrt(pore),
        572 + Math.sin(pore * 2.4) * 9.6 * Math.sqrt(pore),
        4,
        2,
        '#c99b6c',
      ),
    ) +
    ellipse(590, 640, puff, puff * 0.46, '#c9b7a2') +
    ellipse(590, 628, puff, puff * 0.46, sheet.slant('#ffffff', '#efe4d6')) +
    path(
      `M${590 - puff * 0.8} 618q${puff * 0.8}-34 ${puff * 1.6} 0v22q-${puff * 0.8}-34-${puff * 1.6} 0Z`,
      color.base,
    ) +
    inventedMark(400, 660, 26, color.on, vary.variant)
  );
};

/** A tub of aloe gel with a leaf cut open. */
export const drawSoothingGel: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(310, 350);
  const height = vary.between(260, 300);
  const x = 360 - width / 2;
  const y = 686 - height;
  const blade = (degrees: number, length: number) =>
    turn(
      degrees,
      580,
      686,
      path(
        `M546 686Q540 ${560 - length * 0.3} 586 ${686 - length} 622 ${560 - length * 0.3} 616 686Z`,
        sheet.across('#4f9b57', ['#8fd08a', 0.4], '#3a7d45'),
      ),
      repeat(6, (spine) => path(`M${551 + spine * 3} ${650 - (spine * length) / 8}l-10-8 10-6Z`, '#d7efcf')),
    );
  return (
    sheet.shadow(410, 690, 280, 22) +
    blade(-22, 300) +
    blade(26, 280) +
    blade(2, 380) +
    rect(x - 6, y - 76, width + 12, 90, 20, sheet.cylinder(color)) +
    repeat(18, (rib) => rect(x + 10 + rib * ((width - 24) / 17), y - 60, 5, 60, 2, color.dark, { opacity: '0.35' })) +
    rect(x, y, width, height, 40, sheet.across('#8fcf9a', ['#e6fbe6', 0.25], ['#bfe8c0', 0.55], '#78bd86'), {
      opacity: '0.95',
    }) +
    rect(x, y + height * 0.24, width, height * 0.54, 0, '#ffffff', { opacity: '0.9' }) +
    path(`M320 ${y + height * 0.5}q-10-60 40-86 34 46 8 90Z`, '#5aa865') +
    printedLabel(372, y + height * 0.62, 40, '#2f6b3c', vary.variant) +
    turn(
      -14,
      560,
      670,
      ellipse(560, 664, 76, 26, '#3a7d45'),
      ellipse(560, 660, 72, 22, '#c9efc6'),
      ellipse(560, 660, 50, 13, '#eafbe8'),
    )
  );
};
