import { circle, line, path, rect } from '../svg/shapes.ts';
import type { DrawIcon } from './icon-drawing.ts';

export const serviceIcons = {
  coupon: ({ main, white, accent }) =>
    path('M18 34q0-4 4-4h52q4 0 4 4v9a5 5 0 0 0 0 10v9q0 4-4 4H22q-4 0-4-4v-9a5 5 0 0 0 0-10Z', main) +
    circle(40, 43, 4, white) +
    circle(56, 55, 4, white) +
    line('M57 40L39 58', white, 4) +
    circle(72, 30, 5, accent),
  new: ({ main, white, accent }) =>
    path('M48 18l7 9 11-3 1 12 11 4-6 10 6 10-11 4-1 12-11-3-7 9-7-9-11 3-1-12-11-4 6-10-6-10 11-4 1-12 11 3Z', main) +
    path('M48 34q2 14 16 16-14 2-16 16-2-14-16-16 14-2 16-16Z', white) +
    circle(66, 34, 4, accent),
  sale: ({ main, white, accent }) =>
    path('M50 22h20q4 0 4 4v20L46 74q-3 3-6 0L22 56q-3-3 0-6Z', main) +
    circle(64, 32, 5, white) +
    circle(40, 48, 3.5, white) +
    circle(50, 58, 3.5, white) +
    line('M54 46L37 60', accent, 3.5),
  delivery: ({ main, soft, white, accent }) =>
    rect(16, 34, 36, 32, 5, main) +
    path('M54 42h12l12 12v12H54Z', soft) +
    path('M59 46h6l7 8H59Z', white) +
    circle(30, 68, 7, main, { stroke: white, 'stroke-width': 3 }) +
    circle(64, 68, 7, main, { stroke: white, 'stroke-width': 3 }) +
    line('M24 44h14M24 52h9', white, 3.5) +
    circle(75, 60, 2, accent),
} satisfies Record<string, DrawIcon>;
