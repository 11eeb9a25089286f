import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { shadesOf } from '../../svg/shades.ts';
import { circle, group, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { column, pair, triple } from '../parts/camera-islands.ts';
import { phoneFace, phoneShell } from '../parts/phone-parts.ts';
import { sheen } from '../parts/wallpaper.ts';

/** A phone in a case that one sees through, its ring of magnets white. */
export const drawClearCase: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const width = vary.between(262, 290);
  const height = width * 2;
  const x = 450 - width / 2;
  const y = 672 - height;
  const camera = vary.pick([triple, column, pair]);
  const ring = vary.between(66, 78);
  const frame = { x: x - 17, y: y - 17, width: width + 34, height: height + 34, radius: 58 };
  const glass = sheet.slant('#ffffffb0', ['#ffffff28', 0.3], ['#dfe9f240', 0.7], '#ffffff90');
  const empty = turn(
    -10,
    260,
    500,
    rect(140, y - 6, width + 26, height + 16, 56, sheet.slant('#ffffff', ['#e3ebf2', 0.5], '#b9c6d2'), {
      opacity: '0.75',
    }),
    rect(150, y + 4, width + 6, height - 4, 48, 'none', { stroke: '#ffffff', 'stroke-width': 6 }),
    rect(178, y + 24, 104, 130, 36, '#f6f7f9'),
    circle(276, y + height * 0.5, ring, 'none', { stroke: '#ffffff', 'stroke-width': 13 }),
    rect(270, y + height * 0.5 + ring + 16, 13, 48, 6, '#ffffff'),
  );
  return (
    sheet.shadow(410, 692, 240) +
    empty +
    phoneShell(art, { x, y, width, height, radius: 44 }, camera, vary.variant) +
    rect(frame.x, frame.y, frame.width, frame.height, frame.radius, glass, { stroke: '#c9d4de', 'stroke-width': 4 }) +
    rect(frame.x + 7, frame.y + 7, frame.width - 14, frame.height - 14, 52, 'none', {
      stroke: '#ffffff',
      'stroke-width': 5,
      opacity: '0.8',
    }) +
    circle(x + width / 2, y + height * 0.54, ring, 'none', { stroke: '#ffffff', 'stroke-width': 14, opacity: '0.92' }) +
    rect(x + width / 2 - 7, y + height * 0.54 + ring + 16, 14, 50, 7, '#ffffff', { opacity: '0.92' }) +
    sheen(art, frame, 0.3) +
    line(`M${x - 6} ${y + 120}v${height - 300}`, '#ffffff', 8, { opacity: '0.8' })
  );
};

/** A folio open like a book: cards in the flap at the left, the phone at the right. */
export const drawWalletCase: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const cards = ['#e2574c', '#3b82d0', '#f2c34a', '#3fa66b', '#7a55a3'];
  const first = vary.whole(0, 4);
  const count = vary.whole(3, 4);
  const height = vary.between(500, 540);
  const y = 684 - height;
  const stitch = { 'stroke-dasharray': '12 8', opacity: '0.7' };
  const lining = shadesOf(vary.pick(['#e9dcc6', '#3a3f4a', '#c9a27c'] as const));
  return (
    sheet.shadow(400, 692, 320) +
    path(
      `M96 ${y + 26}q0-22 22-24l272-20v${height + 14}l-272-8q-22 0-22-22Z`,
      sheet.across(color.lit, color.base, color.dark),
    ) +
    path(`M120 ${y + 46}l252-16v${height - 44}l-252-8Z`, sheet.across(lining.lit, lining.dim)) +
    repeat(count, (card) => {
      const top = y + 100 + card * 86;
      const tint = shadesOf(cards[(first + card) % cards.length] ?? '#3b82d0');
      return (
        rect(144, top, 206, 96, 10, sheet.slant(tint.bright, tint.dim)) +
        rect(164, top + 16, 36, 26, 5, '#f3dc9d') +
        path(`M132 ${top + 52}h228v${y + height - 40 - top - 52}H132Z`, sheet.down(color.lit, color.dim)) +
        line(`M140 ${top + 62}h212`, color.on, 2, stitch)
      );
    }) +
    path(`M390 ${y - 18}h22v${height + 14}h-22Z`, sheet.across(color.deep, color.base, color.deep)) +
    path(`M410 ${y - 18}h272q26 0 26 26v${height - 38}q0 26-26 26H410Z`, sheet.slant(color.lit, color.dark)) +
    phoneFace(art, { x: 440, y: y + 8, width: 244, height: height - 38, radius: 36 }, vary.whole(0, 2)) +
    path(`M700 ${y + height * 0.42}h34q18 0 18 20v24q0 20-18 20h-34Z`, sheet.down(color.bright, color.dark)) +
    circle(728, y + height * 0.42 + 32, 11, sheet.metal())
  );
};

/** A sheet of glass coming down on a screen, its tab still on. */
export const drawScreenGlass: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(256, 284);
  const height = width * 2;
  const x = 210;
  const y = 672 - height;
  const lift = vary.between(106, 140);
  const rise = vary.between(36, 60);
  const dark = { ...art, color: shadesOf('#3a3f4a') };
  const pane = (left: number, top: number) =>
    rect(left + 5, top + 7, width - 12, height - 12, 38, '#4d6a86', { opacity: '0.35' }) +
    rect(
      left,
      top,
      width - 12,
      height - 12,
      38,
      sheet.slant('#ffffffd8', ['#d3e8f6a0', 0.35], ['#ffffff70', 0.6], '#b5d3e8c8'),
    ) +
    rect(left, top, width - 12, height - 12, 38, 'none', { stroke: '#86b4d3', 'stroke-width': 5 }) +
    rect(left + 8, top + 8, width - 28, height - 28, 31, 'none', {
      stroke: '#ffffff',
      'stroke-width': 4,
      opacity: '0.9',
    }) +
    group(
      { opacity: '0.85' },
      path(
        `M${left + 40} ${top + height * 0.4}L${left + width - 60} ${top + 30}h24L${left + 40} ${top + height * 0.52}Z`,
        '#ffffff',
      ),
      path(
        `M${left + 40} ${top + height * 0.66}L${left + width - 40} ${top + height * 0.22}v18L${left + 40} ${top + height * 0.71}Z`,
        '#ffffff',
      ),
    );
  return (
    sheet.shadow(420, 690, 260) +
    phoneFace(dark, { x, y, width, height, radius: 46 }, 0) +
    pane(x + lift, y - rise) +
    path(
      `M${x + lift + width - 12} ${y - rise + 90}h56q18 0 18 18v78q0 18-18 18h-56Z`,
      sheet.slant(color.bright, color.dim),
    ) +
    inventedMark(x + lift + width + 24, y - rise + 147, 40, color.on, vary.variant)
  );
};
