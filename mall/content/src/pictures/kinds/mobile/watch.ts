import type { DrawProduct } from '../../art.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';

/** Round or square face, sport band or links. */
export const drawWatch: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const round = vary.style(2) === 0;
  const linked = vary.chance(0.35);
  const size = vary.between(270, 310);
  const face = vary.whole(0, 2);
  const strap = sheet.across(color.dark, [color.lit, 0.18], [color.base, 0.5], color.dark);
  const half = size / 2;
  const w = size * 0.62;
  const cx = 400;
  const cy = 405;
  const band =
    path(
      `M${cx - w / 2} ${cy - half + 30}L${cx - w * 0.4} 150Q${cx} 96 ${cx + w * 0.4} 150L${cx + w / 2} ${cy - half + 30}Z`,
      strap,
    ) +
    path(
      `M${cx - w / 2} ${cy + half - 30}L${cx - w * 0.4} 652Q${cx} 706 ${cx + w * 0.4} 652L${cx + w / 2} ${cy + half - 30}Z`,
      strap,
    );
  const marks = linked
    ? repeat(4, (row) =>
        line(
          `M${cx - w * 0.46 + row * 4} ${cy - half + 10 - row * 28}h${w * 0.92 - row * 8}M${cx - w * 0.46 + row * 4} ${cy + half - 10 + row * 28}h${w * 0.92 - row * 8}`,
          color.deep,
          3,
          { opacity: '0.6' },
        ),
      )
    : repeat(5, (row) => ellipse(cx, cy + half + 16 + row * 22, 7, 5, color.deep)) +
      rect(cx - w * 0.42, cy - half - 48, w * 0.84, 22, 8, color.dim);
  const metal = sheet.slant('#f7f9fb', ['#aeb6c2', 0.4], '#5d6673');
  const radius = round ? half : size * 0.27;
  const body =
    rect(cx + half - 6, cy - 44, 22, 42, 8, metal) +
    rect(cx + half - 4, cy + 24, 12, 56, 6, metal) +
    rect(cx - half, cy - half, size, size, radius, metal) +
    rect(cx - half + 13, cy - half + 13, size - 26, size - 26, radius - 12, '#0a0b10');
  const inner = { x: cx - half + 26, y: cy - half + 26, width: size - 52, height: size - 52, radius: radius - 24 };
  const under =
    rect(inner.x, inner.y, inner.width, inner.height, inner.radius, '#1c2029') +
    circle(cx, cy, 62, '#0c0e14') +
    repeat(4, (index) =>
      circle(cx + Math.cos(index * 1.57) * 34, cy + Math.sin(index * 1.57) * 34, 12, index % 2 ? '#2fbf71' : '#a3273c'),
    );
  const rings =
    circle(cx, cy, half * 0.62, 'none', { stroke: '#ffffff33', 'stroke-width': 14 }) +
    line(
      `M${cx} ${cy - half * 0.62}a${half * 0.62} ${half * 0.62} 0 1 1 ${-half * 0.59} ${half * 0.43}`,
      color.lit === '#ffffff' ? '#7fe0c8' : '#7fe0c8',
      14,
    ) +
    circle(cx, cy, half * 0.45, 'none', { stroke: '#ffffff33', 'stroke-width': 14 }) +
    line(`M${cx} ${cy - half * 0.45}a${half * 0.45} ${half * 0.45} 0 0 1 ${half * 0.3} ${half * 0.78}`, '#ff9f6b', 14);
  const hands =
    repeat(12, (hour) => turn(hour * 30, cx, cy, rect(cx - 3, cy - half * 0.74, 6, hour % 3 ? 12 : 24, 3, '#ffffff'))) +
    turn(-52, cx, cy, rect(cx - 5, cy - half * 0.4, 10, half * 0.42, 5, '#ffffff')) +
    turn(60, cx, cy, rect(cx - 4, cy - half * 0.6, 8, half * 0.62, 4, '#ffffff')) +
    turn(150, cx, cy, rect(cx - 2, cy - half * 0.62, 4, half * 0.72, 2, '#ff7a4d')) +
    circle(cx, cy, 9, '#ff7a4d');
  const bars =
    repeat(5, (bar) =>
      rect(cx - 62 + bar * 27, cy + 50 - [30, 62, 46, 84, 58][bar]!, 16, [30, 62, 46, 84, 58][bar]!, 8, '#ffffff', {
        opacity: '0.9',
      }),
    ) + circle(cx, cy - half * 0.52, 16, '#ffcf5c');
  const dial =
    view === 'back'
      ? under
      : wallpaper(art, inner) +
        rect(inner.x, inner.y, inner.width, inner.height, inner.radius, '#05060a', {
          opacity: face === 0 ? '0.72' : '0.4',
        }) +
        ([rings, hands, bars][face] ?? '') +
        sheen(art, inner, 0.3);
  return sheet.shadow(405, 690, 150, 14) + band + marks + body + dial;
};
