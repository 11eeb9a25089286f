import { circle, line, path, rect, repeat } from '../svg/shapes.ts';
import { frame, plankFloor, plant, rug, tableTop, wall, windowLight } from './props.ts';
import type { DrawSetting } from './setting-drawing.ts';

export const drawLiving: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const base = floor - height * 0.08;
  const tint = ['#e7e2d8', '#dde5e4', '#e6e1e9', '#e8dfd6'][variant % 4] ?? '#e7e2d8';
  return (
    wall(sheet, width, height, '#fbfaf7', tint) +
    frame(sheet, width * 0.66, height * 0.12, width * 0.2, height * 0.23, variant) +
    windowLight(width, base) +
    plankFloor(sheet, base, width, height) +
    plant(sheet, width * 0.1, base + 14, height * 0.42) +
    rug(
      sheet,
      width / 2,
      floor + height * 0.015,
      width * 0.42,
      ['#d7dce6', '#e3d6c6', '#cfdcd4'][variant % 3] ?? '#d7dce6',
    )
  );
};

/** A low board for screens. */
export const drawMedia: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const base = floor + height * 0.03;
  const board = sheet.down('#e0c39b', '#b58d5f');
  return (
    wall(sheet, width, height, '#fbfaf7', ['#e0e4ea', '#e7e2d8', '#dfe6e3'][variant % 3] ?? '#e0e4ea') +
    frame(sheet, width * 0.08, height * 0.1, width * 0.14, height * 0.17, variant) +
    windowLight(width, base) +
    plankFloor(sheet, base, width, height) +
    rect(width * 0.1, floor + height * 0.06, 14, height * 0.05, 3, '#8a6a45') +
    rect(width * 0.88, floor + height * 0.06, 14, height * 0.05, 3, '#8a6a45') +
    rect(width * 0.05, floor - 8, width * 0.9, height * 0.085, 6, board) +
    rect(width * 0.05, floor - 8, width * 0.9, 12, 5, '#ecd5b2') +
    repeat(3, (door) =>
      rect(width * (0.07 + door * 0.293), floor + 12, width * 0.274, height * 0.05, 3, 'none', {
        stroke: '#a37f55',
        'stroke-width': 2,
      }),
    ) +
    plant(sheet, width * 0.93, floor + 4, height * 0.24)
  );
};

export const drawLivingTable: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const top = floor - height * 0.08;
  return (
    wall(sheet, width, height, '#fbf9f5', ['#ece3d6', '#e2e7e2', '#e9e2ea'][variant % 3] ?? '#ece3d6') +
    frame(sheet, width * 0.1, height * 0.1, width * 0.18, height * 0.22, variant + 1) +
    circle(width * 0.82, height * 0.2, width * 0.22, '#ffffff', { opacity: '0.35' }) +
    windowLight(width, top) +
    plant(sheet, width * 0.93, top + 20, height * 0.3) +
    tableTop(sheet, top, width, height, '#cda577', '#a97c4f')
  );
};

/** A desk by the wall: books at the left, a cup at the right. */
export const drawDeskTop: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const top = floor - height * 0.07;
  const books = ['#c9785c', '#6f93b8', '#d9b25e', '#7da38a'];
  return (
    wall(sheet, width, height, '#f8f9fb', ['#dfe5ee', '#e9e4da', '#dfe8e4'][variant % 3] ?? '#dfe5ee') +
    rect(width * 0.62, height * 0.14, width * 0.3, height * 0.2, 6, '#ffffff', { opacity: '0.7' }) +
    repeat(4, (note) =>
      rect(
        width * 0.64 + (note % 2) * width * 0.13,
        height * 0.155 + Math.floor(note / 2) * height * 0.09,
        width * 0.11,
        height * 0.075,
        3,
        ['#ffe3a3', '#cfe3f5', '#f6cfc4', '#d5e8d2'][note] ?? '#fff',
      ),
    ) +
    windowLight(width, top) +
    tableTop(sheet, top, width, height, '#ead6bb', '#cfae86') +
    repeat(4, (book) =>
      rect(
        width * 0.03 + book * width * 0.034,
        top + 14 - height * (0.17 + (book % 2) * 0.025),
        width * 0.03,
        height * (0.17 + (book % 2) * 0.025),
        2,
        books[(book + variant) % 4] ?? '#c9785c',
      ),
    ) +
    rect(width * 0.87, top - 34, width * 0.075, 60, 10, sheet.across('#e8ebf0', ['#ffffff', 0.3], '#c6cdd6')) +
    line(`M${width * 0.945} ${top - 20}q22 4 18 20t-20 16`, '#dfe3e9', 8)
  );
};

export const drawPlayroom: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const base = floor - height * 0.08;
  const bunting = repeat(8, (flag) =>
    path(
      `M${flag * (width / 8) + 8} ${height * 0.07 + Math.sin((flag / 7) * Math.PI) * 34}h${width / 8 - 16}l-${width / 16 - 8} ${height * 0.075}Z`,
      ['#f6b8a6', '#bcd7ee', '#f6dc9a', '#c4dfc0'][(flag + variant) % 4] ?? '#f6b8a6',
    ),
  );
  return (
    wall(sheet, width, height, '#fdfbf6', '#f1eadb') +
    line(`M0 ${height * 0.07}Q${width / 2} ${height * 0.07 + 70} ${width} ${height * 0.07}`, '#d9cdb8', 3) +
    bunting +
    windowLight(width, base) +
    plankFloor(sheet, base, width, height) +
    rug(sheet, width / 2, floor + 10, width * 0.46, '#bcd7ee') +
    circle(width * 0.9, base + 14, 34, sheet.glow(0.35, 0.3, 0.8, '#ffd8b0', '#f09a6a')) +
    rect(width * 0.03, base - 26, 58, 58, 6, '#c4dfc0') +
    rect(width * 0.03 + 62, base - 6, 42, 42, 6, '#f6dc9a')
  );
};

/** A rail and a mirror: clothes hang free, so the floor is far below. */
export const drawWardrobe: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const base = floor - height * 0.02;
  return (
    wall(sheet, width, height, '#faf8f4', ['#e8e0d4', '#dfe3ea', '#e4e8e0'][variant % 3] ?? '#e8e0d4') +
    windowLight(width, base) +
    plankFloor(sheet, base, width, height) +
    line(`M${width * 0.02} ${height * 0.1}H${width * 0.98}`, '#a8825a', 13) +
    line(`M${width / 2} ${height * 0.36}V${height * 0.09}q0-18 16-18t16 16`, '#8d97a5', 6) +
    rect(width * 0.06, height * 0.1, width * 0.11, height * 0.46, 24, '#d9cbb5') +
    rect(width * 0.13, height * 0.1, width * 0.1, height * 0.42, 24, '#b9c6d3') +
    rect(width * 0.84, height * 0.1, width * 0.12, height * 0.5, 24, '#d6c3bd')
  );
};
