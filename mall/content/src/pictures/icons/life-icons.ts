import { circle, ellipse, line, path, rect } from '../svg/shapes.ts';
import type { DrawIcon } from './icon-drawing.ts';

export const lifeIcons = {
  beauty: ({ main, soft, white, accent }) =>
    rect(26, 46, 22, 30, 5, main) +
    rect(30, 34, 14, 13, 2, soft) +
    path('M31 34V25l12-6v15Z', accent) +
    rect(54, 40, 18, 36, 7, soft) +
    rect(58, 26, 10, 15, 3, main) +
    rect(58, 52, 10, 12, 2, white),
  fashion: ({ main, soft, white }) =>
    path('M36 24L20 34l7 15 7-3v28q0 2 2 2h24q2 0 2-2V46l7 3 7-15-16-10q-12 12-24 0Z', main) +
    path('M36 24q12 12 24 0l-4-2q-8 6-16 0Z', soft) +
    rect(52, 44, 7, 8, 2, white),
  bag: ({ main, soft, white, accent }) =>
    line('M38 36v-5a10 10 0 0 1 20 0v5', soft, 5) +
    path('M26 36h44l5 36q0 5-5 5H26q-5 0-5-5Z', main) +
    line('M39 46a9 9 0 0 0 18 0', white, 4) +
    circle(66, 70, 3, accent),
  sports: ({ main, soft, accent }) =>
    rect(36, 44, 24, 8, 0, soft) +
    rect(26, 32, 11, 32, 5, main) +
    rect(59, 32, 11, 32, 5, main) +
    rect(18, 38, 8, 20, 4, main) +
    rect(70, 38, 8, 20, 4, main) +
    circle(31.5, 38, 2.2, accent) +
    circle(64.5, 38, 2.2, accent),
  camping: ({ main, soft, white, accent }) =>
    path('M48 24L78 74H18Z', main) +
    path('M48 40L62 74H34Z', white) +
    path('M48 40L62 74H54Z', soft) +
    line('M44 20l4 6 4-6', main, 3.5) +
    circle(73, 30, 5, accent),
  kids: ({ main, soft, white, accent }) =>
    circle(30, 32, 9, main) +
    circle(66, 32, 9, main) +
    circle(30, 32, 4.5, soft) +
    circle(66, 32, 4.5, soft) +
    circle(48, 50, 25, main) +
    ellipse(48, 58, 12, 9, white) +
    circle(39, 45, 3, white) +
    circle(57, 45, 3, white) +
    ellipse(48, 54, 4, 3, accent),
  books: ({ main, soft, white, accent }) =>
    path('M48 30q-12-8-28-6v44q16-2 28 6Z', main) +
    path('M48 30q12-8 28-6v44q-16-2-28 6Z', soft) +
    line('M27 36q8 0 14 4M27 46q8 0 14 4', white, 3) +
    path('M60 25v20l5-4 5 4V24Z', accent),
  culture: ({ main, soft, white, accent }) =>
    path('M18 36h60v9a6 6 0 0 0 0 12v9q0 4-4 4H22q-4 0-4-4v-9a6 6 0 0 0 0-12v-5q0-4 4-4Z', main) +
    line('M60 40v26', white, 3, { 'stroke-dasharray': '3 5' }) +
    path('M36 41l3.5 7 7.5 1-5.5 5.2 1.4 7.6-6.9-3.7-6.9 3.7 1.4-7.6-5.5-5.2 7.5-1Z', soft) +
    circle(68, 53, 3, accent),
  travel: ({ main, soft, white, accent }) =>
    line('M39 32V22h18v10', soft, 5) +
    rect(26, 30, 44, 42, 8, main) +
    rect(34, 38, 4, 26, 2, white) +
    rect(46, 38, 4, 26, 2, white) +
    rect(58, 38, 4, 26, 2, white) +
    circle(34, 76, 4, soft) +
    circle(62, 76, 4, soft) +
    circle(70, 26, 4, accent),
  gift: ({ main, soft, white, accent }) =>
    rect(24, 44, 48, 32, 5, main) +
    rect(20, 34, 56, 13, 4, soft) +
    rect(43, 34, 10, 42, 0, white) +
    path('M48 34q-18-2-15-12 9-5 15 12ZM48 34q18-2 15-12-9-5-15 12Z', accent),
  event: ({ main, soft, white, accent }) =>
    path('M24 42l34-16v44L24 54Z', main) +
    rect(18, 40, 10, 16, 4, soft) +
    path('M30 56h10l4 18h-9Z', soft) +
    line('M66 40l9-5M67 48h10M66 56l9 5', accent, 4) +
    line('M34 44l18-8', white, 3),
  subscription: ({ main, soft, white, accent }) =>
    rect(28, 36, 40, 34, 5, main) +
    path('M28 40l20 14 20-14', 'none', { stroke: white, 'stroke-width': 4 }) +
    path('M22 36a30 30 0 0 1 48-12', 'none', { stroke: soft, 'stroke-width': 5, 'stroke-linecap': 'round' }) +
    path('M66 16l8 10-12 3Z', soft) +
    circle(68, 68, 8, accent) +
    line('M64 68l3 3 5-6', white, 2.5),
} satisfies Record<string, DrawIcon>;
