import { circle, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';
import { frame, plankFloor, plant, tableTop, wall, windowLight } from './props.ts';
import type { DrawSetting } from './setting-drawing.ts';

/** A worktop before tiles, a shelf above. */
export const drawKitchen: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const top = floor - height * 0.07;
  const tile = width / 10;
  const tint = ['#eef1ec', '#f1ece4', '#e9eef2'][variant % 3] ?? '#eef1ec';
  return (
    wall(sheet, width, height, '#fbfbf8', tint) +
    repeat(50, (index) =>
      rect(
        (index % 10) * tile + ((Math.floor(index / 10) % 2) * tile) / 2 - tile / 4,
        top - 20 - Math.floor(index / 10) * tile * 0.5 - tile * 0.5,
        tile - 5,
        tile * 0.5 - 5,
        4,
        '#ffffff',
        { opacity: '0.8' },
      ),
    ) +
    rect(width * 0.58, height * 0.2, width * 0.36, 13, 3, sheet.down('#d5b48c', '#a8825a')) +
    ellipse(width * 0.68, height * 0.2 - 12, 30, 12, '#ffffff') +
    path(`M${width * 0.68 - 30} ${height * 0.2 - 30}h60q-4 30-30 30t-30-30Z`, '#cfdad6') +
    rect(width * 0.78, height * 0.2 - 64, 34, 64, 8, '#e9dcc3') +
    rect(width * 0.84, height * 0.2 - 50, 34, 50, 8, '#c9b08a') +
    windowLight(width, top) +
    plant(sheet, width * 0.1, top + 20, height * 0.2) +
    tableTop(sheet, top, width, height)
  );
};

export const drawKitchenFloor: DrawSetting = ({ sheet, width, height, floor }) => {
  const base = floor - height * 0.05;
  return (
    wall(sheet, width, height, '#fbfaf6', '#ece7dd') +
    plankFloor(sheet, base, width, height) +
    rect(-10, base - height * 0.34, width * 0.26, height * 0.33, 4, sheet.slant('#ffffff', '#dfe4e6')) +
    rect(-10, base - height * 0.36, width * 0.28, 16, 3, '#c9a97c') +
    line(`M${width * 0.12} ${base - height * 0.34}v${height * 0.33}`, '#cfd5d8', 3) +
    rect(-10, height * 0.1, width * 0.26, height * 0.22, 4, sheet.slant('#ffffff', '#dfe4e6')) +
    plant(sheet, width * 0.12, base - height * 0.36, height * 0.16) +
    frame(sheet, width * 0.8, height * 0.18, width * 0.14, height * 0.18, 1) +
    windowLight(width, base)
  );
};

/** Tiles, a mirror's edge, a stone shelf. */
export const drawBath: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const top = floor - height * 0.06;
  const tint = ['#e6efee', '#ebeef3', '#f1ebe4'][variant % 3] ?? '#e6efee';
  const tile = width / 6;
  return (
    wall(sheet, width, height, '#f9fbfb', tint) +
    repeat(7, (column) => line(`M${column * tile} 0V${top}`, '#ffffff', 4, { opacity: '0.85' })) +
    repeat(5, (row) => line(`M0 ${top - row * tile}H${width}`, '#ffffff', 4, { opacity: '0.85' })) +
    circle(width * 0.82, height * 0.2, width * 0.16, sheet.slant('#ffffff', ['#dbe9ee', 0.5], '#f4f9fb'), {
      stroke: '#c9a97c',
      'stroke-width': 7,
    }) +
    windowLight(width, top) +
    plant(sheet, width * 0.08, top + 16, height * 0.22) +
    rect(0, top, width, height - top, 0, sheet.down('#f3f0ea', '#d8d2c8')) +
    rect(0, top, width, 5, 0, '#ffffff')
  );
};

export const drawBedroom: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const base = floor - height * 0.05;
  const tint = ['#e4e0ee', '#ece4dc', '#dfe8e6'][variant % 3] ?? '#ece4dc';
  return (
    wall(sheet, width, height, '#faf8f6', tint) +
    repeat(9, (panel) =>
      line(`M${(panel + 0.5) * (width / 9)} ${base * 0.52}V${base}`, '#ffffff', 5, { opacity: '0.6' }),
    ) +
    rect(0, base * 0.51, width, 10, 0, '#ffffff', { opacity: '0.8' }) +
    frame(sheet, width * 0.68, height * 0.1, width * 0.17, height * 0.2, variant) +
    windowLight(width, base) +
    plankFloor(sheet, base, width, height) +
    plant(sheet, width * 0.92, base + 18, height * 0.34)
  );
};
