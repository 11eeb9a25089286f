import { circle, line, move, path, rect, scaleAround } from '../svg/shapes.ts';

const marks: readonly ((color: string) => string)[] = [
  (c) => circle(-18, 0, 22, c) + circle(22, 0, 14, c),
  (c) => path('M-36 24 0-34 36 24Z', c),
  (c) => line('M-34 0a34 34 0 0 1 68 0', c, 12) + circle(0, 8, 12, c),
  (c) => rect(-34, -34, 30, 68, 15, c) + rect(8, -34, 26, 26, 13, c),
  (c) => path('M0-38C14-12 14-12 38 0 14 12 14 12 0 38-14 12-14 12-38 0-14-12-14-12 0-38Z', c),
  (c) => line('M-36-18Q-18-40 0-18T36-18M-36 18Q-18-4 0 18T36 18', c, 11),
  (c) => line('M-30 26V-26L0 6 30-26V26', c, 12),
  (c) => circle(0, 0, 34, 'none', { stroke: c, 'stroke-width': 11 }) + rect(-5, -34, 11, 68, 5, c),
];

/** One of the invented makers' marks, `size` high, centred on the point. */
export function inventedMark(x: number, y: number, size: number, color: string, maker: number): string {
  const mark = marks[maker % marks.length] ?? marks[0];
  return move(x, y, scaleAround(size / 80, 0, 0, mark?.(color) ?? ''));
}

/** A mark with two hair lines below, as printed on packages. */
export function printedLabel(x: number, y: number, size: number, color: string, maker: number): string {
  return (
    inventedMark(x, y, size, color, maker) +
    rect(x - size * 0.7, y + size * 0.75, size * 1.4, size * 0.13, size * 0.06, color) +
    rect(x - size * 0.45, y + size * 1.02, size * 0.9, size * 0.09, size * 0.04, color, { opacity: '0.6' })
  );
}
