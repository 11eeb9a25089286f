import { circle, ellipse, line, path, rect, repeat, turn } from '../svg/shapes.ts';
import type { Sheet } from '../svg/sheet.ts';

/** Daylight falling across a wall from a window out of frame. */
export function windowLight(width: number, height: number): string {
  const pane = (x: number) =>
    path(`M${x} 0h${width * 0.13}l${width * 0.12} ${height}h-${width * 0.13}Z`, '#ffffff', { opacity: '0.22' });
  return pane(width * 0.1) + pane(width * 0.27);
}

export function wall(sheet: Sheet, width: number, height: number, light: string, dark: string): string {
  return rect(0, 0, width, height, 0, sheet.slant(light, dark));
}

/** A leafy plant in a pot, its foot at the point. */
export function plant(sheet: Sheet, x: number, y: number, size: number): string {
  const leaves = repeat(7, (leaf) =>
    turn(
      -66 + leaf * 22,
      x,
      y - size * 0.36,
      path(
        `M${x} ${y - size * 0.36}q${size * 0.13}-${size * 0.3} 0-${size * (0.5 + (leaf % 2) * 0.14)}-${size * 0.13} ${size * 0.2} 0 ${size * (0.5 + (leaf % 2) * 0.14)}Z`,
        sheet.across('#86b58a', '#4c8460'),
      ),
    ),
  );
  return (
    leaves +
    path(
      `M${x - size * 0.2} ${y - size * 0.4}h${size * 0.4}l-${size * 0.05} ${size * 0.38}q0 ${size * 0.02}-${size * 0.03} ${size * 0.02}h-${size * 0.24}q-${size * 0.03} 0-${size * 0.03}-${size * 0.02}Z`,
      sheet.across('#cfc8bd', ['#fbf8f2', 0.3], '#b8afa2'),
    )
  );
}

export function frame(sheet: Sheet, x: number, y: number, width: number, height: number, variant: number): string {
  const hue = ['#e7b79a', '#a9c3d6', '#b9cba4', '#d8c08e'][variant % 4] ?? '#e7b79a';
  return (
    rect(x + 5, y + 8, width, height, 3, '#000000', { opacity: '0.1' }) +
    rect(x, y, width, height, 3, sheet.slant('#d5b48c', '#a8825a')) +
    rect(x + 9, y + 9, width - 18, height - 18, 1, '#fbf8f2') +
    circle(x + width * 0.6, y + height * 0.38, width * 0.14, hue) +
    path(
      `M${x + 9} ${y + height * 0.66}q${width * 0.25}-${height * 0.2} ${width * 0.48} 0t${width * 0.52 - 18}-${height * 0.06}v${height * 0.4 - 9}H${x + 9}Z`,
      hue,
      { opacity: '0.75' },
    )
  );
}

/** A wooden surface from `y` down. */
export function tableTop(
  sheet: Sheet,
  y: number,
  width: number,
  height: number,
  light = '#e3c49c',
  dark = '#bf9568',
): string {
  return (
    rect(0, y, width, height - y, 0, sheet.down(light, dark)) +
    rect(0, y, width, 4, 0, '#ffffff', { opacity: '0.45' }) +
    repeat(6, (grain) =>
      line(
        `M${((grain * 173) % width) - 60} ${y + 26 + grain * ((height - y - 30) / 6)}q120-9 ${220 + grain * 30} 0`,
        dark,
        2.5,
        {
          opacity: '0.5',
        },
      ),
    )
  );
}

/** A plank floor from `y` down, running away from us. */
export function plankFloor(sheet: Sheet, y: number, width: number, height: number): string {
  return (
    rect(0, y, width, height - y, 0, sheet.down('#d9bd98', '#e6cfae')) +
    repeat(9, (board) =>
      line(
        `M${width / 2 + (board - 4) * width * 0.12} ${y}L${width / 2 + (board - 4) * width * 0.22} ${height}`,
        '#c2a077',
        2.5,
        {
          opacity: '0.7',
        },
      ),
    ) +
    rect(0, y - 14, width, 14, 0, '#fbf9f5') +
    rect(0, y - 1, width, 3, 0, '#b99a73', { opacity: '0.6' })
  );
}

export function rug(sheet: Sheet, cx: number, y: number, rx: number, color: string): string {
  return (
    ellipse(cx, y, rx, rx * 0.2, color) +
    ellipse(cx, y, rx * 0.9, rx * 0.17, 'none', { stroke: '#ffffff', 'stroke-width': 4, opacity: '0.6' }) +
    ellipse(cx, y, rx, rx * 0.2, sheet.across('#ffffff33', '#00000014'))
  );
}
