import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat } from '../../svg/shapes.ts';

/** Pleated paper between two rings, a flat panel of the same paper behind. */
export const drawAirFilter: DrawProduct = ({ vary, sheet, color }) => {
  const pleats = vary.whole(22, 30);
  const width = vary.between(300, 330);
  const x = 440 - width / 2;
  const top = vary.between(250, 280);
  const paper = sheet.across('#c9d1da', ['#ffffff', 0.3], ['#eef2f6', 0.6], '#aeb8c4');
  const rim = sheet.across(color.dark, [color.bright, 0.26], [color.base, 0.55], color.deep);
  return (
    sheet.shadow(420, 690, 260, 24) +
    rect(140, 190, 270, 480, 8, sheet.slant(color.lit, color.dark)) +
    rect(160, 210, 230, 440, 3, '#f4f6f8') +
    repeat(16, (fold) => rect(160 + fold * 14.4, 210, 6, 440, 0, '#cfd6de')) +
    repeat(3, (wire) => rect(160, 310 + wire * 110, 230, 5, 2, '#aab4c0')) +
    path(`M${x} ${top}v370q0 40 ${width / 2} 40t${width / 2}-40v-370Z`, paper) +
    repeat(pleats, (pleat) => {
      const at = x + (width / 2) * (1 - Math.cos((Math.PI * (pleat + 0.5)) / pleats));
      const bow = 36 * Math.sin((Math.PI * (pleat + 0.5)) / pleats);
      return line(`M${at} ${top + bow}V${616 + bow}`, '#b3bdc9', 3.4, { opacity: '0.8' });
    }) +
    path(`M${x - 8} 622q0 42 ${width / 2 + 8} 42t${width / 2 + 8}-42v28q0 42-${width / 2 + 8} 42T${x - 8} 650Z`, rim) +
    ellipse(440, top, width / 2 + 8, 46, rim) +
    ellipse(440, top - 4, width / 2 + 8, 46, sheet.slant(color.bright, color.dim)) +
    ellipse(440, top - 2, width * 0.3, 26, '#2b2f38') +
    ellipse(440, top + 4, width * 0.27, 20, '#14161b') +
    path(`M${440 - width * 0.44} ${top - 8}q10-20 60-28-36 16-46 34Z`, '#ffffff', { opacity: '0.6' }) +
    inventedMark(440, 668, 20, color.on, vary.variant)
  );
};

/** A can in the cup holder of a car, the gear lever beside it. */
export const drawCarPurifier: DrawProduct = ({ vary, sheet, color }) => {
  const height = vary.between(300, 340);
  const slots = vary.whole(5, 8);
  const top = 560 - height;
  const lamp = vary.pick(['#58e0a4', '#7fd8ff', '#ffc98a'] as const);
  return (
    sheet.shadow(400, 690, 300, 20) +
    path('M90 690q-16-140 60-164h500q76 24 60 164Z', sheet.down('#5b6270', ['#3a404c', 0.3], '#1f232b')) +
    path('M120 548q280-36 560 0l-14-20q-266-34-532 0Z', '#7d8694') +
    ellipse(330, 566, 138, 40, '#14161b') +
    ellipse(572, 570, 70, 26, '#14161b') +
    rect(556, 350, 32, 216, 14, sheet.across('#2b2f38', '#8d97a5', '#20242b')) +
    circle(572, 340, 46, sheet.glow(0.36, 0.3, 0.8, '#8d97a5', ['#3d434f', 0.5], '#14161b')) +
    path(`M236 ${top + 30}q0-30 94-30t94 30l-14 ${height}q-4 40-80 40t-80-40Z`, sheet.cylinder(color)) +
    ellipse(330, top + 24, 94, 27, sheet.slant(color.bright, color.dim)) +
    ellipse(330, top + 22, 70, 18, '#1b1e25') +
    repeat(9, (fin) => line(`M${278 + fin * 13} ${top + 22}q4-8 0-12`, '#5b6472', 4)) +
    path(`M238 ${top + 70}q92 40 184 0v16q-92 40-184 0Z`, lamp, { opacity: '0.9' }) +
    repeat(slots, (slot) =>
      line(`M${252 + slot * 2} ${top + 124 + slot * 22}q78 34 ${156 - slot * 4} 0`, color.deep, 8),
    ) +
    path(`M192 572q0 40 138 40t138-40q-20 26-138 26T192 572Z`, '#5b6270') +
    rect(256, top + 60, 12, height * 0.6, 6, '#ffffff', { opacity: '0.4' }) +
    inventedMark(330, top + height - 24, 24, color.on, vary.variant)
  );
};
