import { circle, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';
import type { DrawIcon } from './icon-drawing.ts';

export const homeIcons = {
  appliance: ({ main, soft, white, accent }) =>
    rect(26, 20, 44, 56, 7, main) +
    circle(48, 53, 16, white) +
    circle(48, 53, 11, soft) +
    path('M38 54q5-4 10 0t10 0q-1 9-10 9t-10-9Z', main) +
    rect(31, 26, 16, 5, 2.5, white) +
    circle(63, 28.5, 3, accent),
  'kitchen-appliance': ({ main, soft, white, accent }) =>
    line('M60 38q14 0 13 14T60 66', soft, 5) +
    path('M34 34h26l4 36q0 4-4 4H32q-4 0-4-4Z', main) +
    path('M34 40l-12-6 8 22Z', main) +
    rect(36, 26, 22, 9, 4.5, soft) +
    rect(42, 20, 10, 8, 4, main) +
    circle(46, 54, 6, white) +
    circle(46, 54, 2.5, accent),
  living: ({ main, soft, white, accent }) =>
    rect(26, 34, 44, 28, 9, soft) +
    rect(18, 46, 14, 24, 6, main) +
    rect(64, 46, 14, 24, 6, main) +
    rect(28, 54, 40, 16, 4, main) +
    line('M30 70v5M66 70v5', main, 5) +
    rect(36, 42, 12, 12, 3, white) +
    circle(57, 46, 3, accent),
  furniture: ({ main, soft, accent }) =>
    path('M34 22h28l10 24H24Z', main) +
    rect(45, 46, 6, 22, 0, soft) +
    ellipse(48, 72, 17, 5, main) +
    circle(48, 50, 5, accent),
  bedding: ({ main, soft, white, accent }) =>
    rect(20, 30, 56, 26, 7, soft) +
    rect(26, 38, 19, 13, 5, white) +
    rect(51, 38, 19, 13, 5, white) +
    path('M18 54q30-8 60 0v14q0 4-4 4H22q-4 0-4-4Z', main) +
    line('M22 72v5M74 72v5', main, 4.5) +
    circle(30, 63, 2.5, accent) +
    circle(48, 61, 2.5, white) +
    circle(66, 63, 2.5, accent),
  kitchen: ({ main, soft, white, accent }) =>
    rect(24, 46, 48, 28, 9, main) +
    path('M22 46q2-14 26-14t26 14Z', soft) +
    rect(14, 50, 12, 7, 3.5, main) +
    rect(70, 50, 12, 7, 3.5, main) +
    circle(48, 29, 4.5, accent) +
    rect(30, 52, 4, 14, 2, white),
  food: ({ main, soft, white, accent }) =>
    path('M20 46h56q0 26-20 30H40Q20 72 20 46Z', main) +
    path('M26 46q2-16 22-16t22 16Z', white, { stroke: soft, 'stroke-width': 3 }) +
    circle(40, 38, 2, soft) +
    circle(52, 36, 2, soft) +
    line('M62 32l12-14M67 35l12-12', accent, 3.5) +
    rect(38, 73, 20, 5, 2.5, soft),
  fresh: ({ main, soft, white, accent }) =>
    path('M48 34q20-10 22 13-1 24-13 26-9 2-18 0Q27 71 26 47q2-23 22-13Z', main) +
    line('M48 34q0-8 5-12', soft, 4) +
    path('M52 27q6-10 16-7-3 11-16 7Z', accent) +
    ellipse(37, 45, 4, 7, white, { opacity: '0.7', transform: 'rotate(20 37 45)' }),
  health: ({ main, soft, white, accent }) =>
    rect(30, 32, 36, 44, 8, main) +
    rect(34, 20, 28, 11, 4, soft) +
    rect(30, 44, 36, 20, 0, white) +
    path('M45 47h6v4h4v6h-4v4h-6v-4h-4v-6h4Z', accent),
  pets: ({ main, soft }) =>
    path('M48 50c9 0 18 10 18 18 0 6-5 8-10 7-5-1-11-1-16 0-5 1-10-1-10-7 0-8 9-18 18-18Z', main) +
    ellipse(29, 47, 6, 8, soft) +
    ellipse(67, 47, 6, 8, soft) +
    ellipse(40, 33, 6.5, 9, main) +
    ellipse(56, 33, 6.5, 9, main),
  flower: ({ main, soft, accent }) =>
    line('M48 52v26', soft, 5) +
    path('M48 70q-14 0-16-13 14-1 16 13ZM48 74q13-1 16-12-13-2-16 12Z', soft) +
    repeat(5, (petal) => ellipse(48, 26, 8, 11, main, { transform: `rotate(${petal * 72} 48 38)` })) +
    circle(48, 38, 6, accent),
  coffee: ({ main, soft, white, accent }) =>
    path('M28 38h40l-5 36q-1 4-5 4H38q-4 0-5-4Z', white, { stroke: main, 'stroke-width': 4 }) +
    path('M30 48h36l-2 18H32Z', soft) +
    rect(24, 30, 48, 9, 4.5, main) +
    rect(30, 22, 36, 9, 4, main) +
    circle(48, 57, 5, accent),
} satisfies Record<string, DrawIcon>;
