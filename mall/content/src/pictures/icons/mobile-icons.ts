import { circle, ellipse, line, path, rect, repeat } from '../svg/shapes.ts';
import type { DrawIcon } from './icon-drawing.ts';

export const mobileIcons = {
  all: ({ main, soft, accent }) =>
    rect(26, 26, 19, 19, 6, main) +
    rect(51, 26, 19, 19, 6, soft) +
    rect(26, 51, 19, 19, 6, soft) +
    circle(60.5, 60.5, 9.5, accent),
  handset: ({ main, soft, white, accent }) =>
    rect(31, 20, 34, 56, 8, main) +
    rect(35, 27, 26, 38, 3, white) +
    path('M35 56q8-9 13-3t13-5v17H35Z', soft) +
    circle(54, 37, 4, accent) +
    rect(43, 69, 10, 3, 1.5, white),
  usim: ({ main, soft, white }) =>
    path('M30 22h24l14 14v34q0 6-6 6H34q-6 0-6-6V28q0-6 2-6Z', main) +
    rect(36, 44, 24, 24, 5, white) +
    line('M36 56h24M48 44v7M48 61v7', soft, 3),
  'tablet-watch': ({ main, soft, white, accent }) =>
    rect(22, 28, 40, 40, 6, main) +
    rect(26, 32, 32, 30, 3, white) +
    path('M26 54q9-9 16-3t16-6v17H26Z', soft) +
    rect(58, 38, 14, 36, 5, soft) +
    rect(54, 46, 22, 22, 7, main) +
    rect(58, 50, 14, 14, 4, white) +
    line('M65 53v4l3 2', accent, 2),
  'phone-plan': ({ main, soft, white, accent }) =>
    path('M28 22h32l10 10v38q0 5-5 5H31q-5 0-5-5V27q0-5 2-5Z', white) +
    path('M60 22l10 10H60Z', soft) +
    rect(26, 22, 44, 54, 6, 'none', { stroke: main, 'stroke-width': 4 }) +
    line('M35 40h18M35 50h26M35 60h14', main, 4) +
    circle(62, 63, 7, accent),
  accessory: ({ main, soft, accent }) =>
    line('M28 52V46a20 20 0 0 1 40 0v6', main, 6) +
    rect(22, 48, 14, 24, 7, main) +
    rect(60, 48, 14, 24, 7, main) +
    line('M68 70q0 8-12 8', soft, 4) +
    circle(53, 78, 4, accent),
  'home-internet': ({ main, soft, accent }) =>
    rect(22, 54, 52, 20, 7, main) +
    circle(32, 64, 3, '#ffffff') +
    circle(42, 64, 3, accent) +
    line('M66 54V38', main, 4) +
    line('M30 40a26 26 0 0 1 28-9', soft, 5) +
    line('M34 47a16 16 0 0 1 19-6', main, 5) +
    circle(44, 49, 3, main),
  iptv: ({ main, soft, white, accent }) =>
    rect(18, 26, 60, 40, 6, main) +
    rect(22, 30, 52, 32, 3, white) +
    path('M42 38l14 8-14 8Z', accent) +
    rect(36, 70, 24, 4, 2, soft) +
    rect(45, 64, 6, 8, 0, soft),
  digital: ({ main, soft, white, accent }) =>
    rect(26, 26, 44, 32, 5, main) +
    rect(30, 30, 36, 24, 2, white) +
    path('M30 48q10-10 18-3t18-6v15H30Z', soft) +
    path('M20 62h56l-4 9q-1 2-4 2H28q-3 0-4-2Z', main) +
    circle(56, 37, 3.5, accent),
  audio: ({ main, soft, white, accent }) =>
    rect(30, 20, 36, 56, 9, main) +
    circle(48, 57, 12, white) +
    circle(48, 57, 6, soft) +
    circle(48, 34, 6, white) +
    circle(48, 34, 2.5, accent),
  car: ({ main, soft, white, accent }) =>
    path('M20 56q0-8 8-9l6-14q2-5 8-5h16q5 0 8 5l6 14q6 2 6 9v8q0 4-4 4H24q-4 0-4-4Z', main) +
    path('M37 46l4-10q1-2 3-2h11q2 0 3 2l5 10Z', white) +
    circle(32, 68, 7, soft) +
    circle(64, 68, 7, soft) +
    circle(28, 55, 3, accent) +
    circle(70, 55, 3, accent),
  rental: ({ main, soft, white, accent }) =>
    rect(26, 22, 30, 52, 8, main) +
    rect(31, 28, 20, 10, 3, white) +
    repeat(3, (row) => rect(31, 46 + row * 8, 18, 3.5, 1.7, soft)) +
    path('M64 50a11 11 0 1 1-6 17', 'none', { stroke: accent, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    path('M53 66l9-2-3 8Z', accent),
  point: ({ main, soft, white }) =>
    ellipse(48, 66, 24, 10, soft) +
    ellipse(48, 58, 24, 10, main) +
    circle(48, 42, 22, main) +
    circle(48, 42, 16, white) +
    path('M43 52V32h7a6.5 6.5 0 0 1 0 13h-7', 'none', { stroke: main, 'stroke-width': 4.5 }),
  best: ({ main, soft, white, accent }) =>
    path('M34 52l-8 26 12-4 6 8 8-24ZM62 52l8 26-12-4-6 8-8-24Z', soft) +
    circle(48, 40, 22, main) +
    path('M48 27l4 8.5 9 1.2-6.6 6.3 1.7 9.2L48 47.8l-8.1 4.4 1.7-9.2L35 36.7l9-1.2Z', white) +
    circle(66, 24, 4, accent),
} satisfies Record<string, DrawIcon>;
