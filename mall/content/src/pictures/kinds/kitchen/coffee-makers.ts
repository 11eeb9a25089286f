import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';

const bean = (x: number, y: number, lean: number) =>
  turn(lean, x, y, ellipse(x, y, 13, 9, '#6b3f22'), line(`M${x - 9} ${y}q9-5 18 0`, '#3b2214', 3));

/** A closed box: beans under glass on top, a touch panel, two spouts, a jug of milk beside. */
export const drawAutomaticCoffeeMachine: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(350, 380);
  const x = 360 - width / 2;
  const top = vary.between(176, 196);
  const keys = vary.whole(3, 4);
  return (
    sheet.shadow(400, 690, 280, 22) +
    path(`M${x + 60} ${top}l14-84h${width - 148}l14 84Z`, sheet.across('#b9cddd', ['#f4fbff', 0.25], '#a9bfd0'), {
      opacity: '0.9',
    }) +
    path(`M${x + 66} ${top}l7-48h${width - 146}l7 48Z`, '#4a2b18') +
    repeat(11, (index) => bean(x + 92 + index * ((width - 184) / 10), top - 42 + (index % 3) * 12, index * 47)) +
    rect(x + 54, top - 104, width - 108, 24, 10, '#23262e') +
    rect(x, top, width, 684 - top, 30, sheet.slant(color.bright, [color.base, 0.45], color.dark)) +
    rect(x + 24, top + 24, width - 48, 126, 18, '#14161b') +
    repeat(keys, (key) => {
      const cx = x + 24 + ((width - 48) * (key + 0.5)) / keys;
      return (
        path(`M${cx - 17} ${top + 74}h34q0 28-12 30h-10q-12-2-12-30Z`, key === 1 ? '#ffb27a' : '#e6eaef') +
        line(`M${cx - 7} ${top + 66}q-4-8 0-14M${cx + 7} ${top + 66}q-4-8 0-14`, '#8d97a5', 3)
      );
    }) +
    rect(x + 40, top + 130, width - 80, 5, 2, '#7fd8ff', { opacity: '0.7' }) +
    rect(x + 34, top + 172, width - 68, 290, 14, sheet.across(color.deep, color.dark, color.deep)) +
    rect(310, top + 166, 100, 96, 16, sheet.slant('#4a505c', '#1b1e25')) +
    rect(330, top + 256, 18, 24, 4, '#14161b') +
    rect(372, top + 256, 18, 24, 4, '#14161b') +
    line(`M339 ${top + 280}v96M381 ${top + 280}v96`, '#7a4727', 6) +
    path(`M300 ${top + 366}h120q-2 70-36 76h-48q-34-6-36-76Z`, sheet.across('#cfd5de', '#ffffff', '#bcc4cf')) +
    line(`M416 ${top + 384}q38 2 34 26t-46 18`, '#e8ebf0', 10) +
    ellipse(360, top + 368, 58, 9, '#c98f5c') +
    rect(x - 8, 640, width + 16, 48, 12, sheet.slant(color.lit, color.deep)) +
    rect(x + 24, 634, width - 48, 12, 5, sheet.metal()) +
    rect(560, 470, 112, 216, 24, sheet.across('#dfe9f1', ['#ffffff', 0.3], '#b9c9d6')) +
    rect(568, 528, 96, 150, 18, '#ffffff') +
    rect(554, 440, 124, 40, 12, sheet.across('#1c1f26', '#5b6472', '#14161b')) +
    line(`M600 444Q600 ${top + 196} 410 ${top + 206}`, '#d5dde5', 9) +
    inventedMark(x + 50, 610, 26, color.on, vary.variant)
  );
};

/** Beans above, burrs between, the ground coffee below. */
export const drawCoffeeGrinder: DrawProduct = ({ vary, sheet, color }) => {
  const width = vary.between(230, 256);
  const x = 400 - width / 2;
  const fill = vary.between(0.3, 0.7);
  const hopper = vary.between(150, 178);
  const top = 120;
  const steel = sheet.metal();
  return (
    sheet.shadow(400, 690, 190, 20) +
    path(
      `M${x - 20} ${top + 24}h${width + 40}l-60 ${hopper}H${x + 40}Z`,
      sheet.across('#b9cddd', ['#f4fbff', 0.25], ['#dcebf5', 0.6], '#9db4c7'),
      { opacity: '0.92' },
    ) +
    path(`M${x + 4} ${top + 84}q${width / 2 - 4}-26 ${width - 8} 0l-38 ${hopper - 62}H${x + 42}Z`, '#4a2b18') +
    repeat(16, (index) =>
      bean(x + 36 + ((index * 41) % (width - 72)), top + 84 + ((index * 29) % (hopper - 84)), index * 53),
    ) +
    rect(x - 26, top, width + 52, 30, 14, sheet.across('#1c1f26', ['#5b6472', 0.4], '#14161b')) +
    rect(x + 24, top + 20 + hopper, width - 48, 46, 10, steel) +
    repeat(14, (tick) =>
      rect(x + 34 + tick * ((width - 76) / 13), top + 28 + hopper, 3, tick % 3 ? 14 : 24, 1, '#5b6472'),
    ) +
    path(`M${x + 10} ${top + 66 + hopper}h${width - 20}l10 150H${x}Z`, sheet.cylinder(color)) +
    circle(400, top + 140 + hopper, 34, sheet.slant('#f5f7fa', '#8e98a6')) +
    circle(400, top + 140 + hopper, 25, sheet.slant('#d3d9e1', '#fafbfc')) +
    rect(397, top + 118 + hopper, 6, 15, 3, color.base) +
    rect(
      x + 14,
      top + 214 + hopper,
      width - 28,
      678 - top - 214 - hopper,
      18,
      sheet.across('#c1d2df', ['#f6fbff', 0.27], '#a3b8c9'),
    ) +
    path(
      `M${x + 20} ${676 - 120 * fill}q${width / 2 - 20}-40 ${width - 40} 0v${104 * fill}q0 16-16 16H${x + 36}q-16 0-16-16Z`,
      sheet.down('#8a5731', '#5a351d'),
    ) +
    rect(x + 30, top + 230 + hopper, 11, 100, 5, '#ffffff', { opacity: '0.7' }) +
    rect(x - 10, 668, width + 20, 22, 10, color.deep) +
    repeat(4, (index) => bean(x - 60 + index * 26, 676 - (index % 2) * 12, index * 61)) +
    inventedMark(x + 44, top + 190 + hopper, 22, color.on, vary.variant)
  );
};
