import { circle, ellipse, path, rect, repeat } from '../svg/shapes.ts';
import { plankFloor, wall, windowLight } from './props.ts';
import type { DrawSetting } from './setting-drawing.ts';

/** Hills, a few firs and grass. */
export const drawOutdoor: DrawSetting = ({ sheet, width: w, height: h, floor, variant }) => {
  const base = floor - h * 0.12;
  const fir = (x: number, s: number) =>
    repeat(3, (tier) =>
      path(
        `M${x} ${base + 16 - s * (1 - tier * 0.02)}l${s * (0.2 + tier * 0.06)} ${s * (0.44 + tier * 0.18)}h-${s * (0.4 + tier * 0.12)}Z`,
        ['#6fa07f', '#5f9271', '#528565'][tier] ?? '#528565',
      ),
    );
  const dusk = variant % 3 === 1;
  return (
    rect(0, 0, w, h, 0, dusk ? sheet.down('#f9cfa8', '#fdeeda') : sheet.down('#bfe0f5', '#f3fafd')) +
    circle(w * 0.2, h * 0.17, w * 0.065, dusk ? '#fff0cf' : '#fff7d8') +
    ellipse(w * 0.66, h * 0.15, w * 0.12, h * 0.03, '#ffffff', { opacity: '0.8' }) +
    ellipse(w * 0.74, h * 0.12, w * 0.09, h * 0.032, '#ffffff', { opacity: '0.8' }) +
    path(
      `M0 ${base - h * 0.14}Q${w * 0.2} ${base - h * 0.34} ${w * 0.42} ${base - h * 0.14}T${w} ${base - h * 0.2}V${h}H0Z`,
      dusk ? '#c9b7b5' : '#b4cfd6',
    ) +
    path(
      `M0 ${base - h * 0.04}Q${w * 0.3} ${base - h * 0.16} ${w * 0.6} ${base - h * 0.04}T${w} ${base - h * 0.08}V${h}H0Z`,
      '#94bca0',
    ) +
    fir(w * 0.08, h * 0.3) +
    fir(w * 0.19, h * 0.2) +
    fir(w * 0.9, h * 0.26) +
    fir(w * 0.98, h * 0.34) +
    path(`M0 ${base}Q${w * 0.5} ${base - h * 0.03} ${w} ${base}V${h}H0Z`, sheet.down('#a5cc8f', '#84b474')) +
    repeat(16, (tuft) =>
      path(
        `M${(tuft * 137) % w} ${base + 30 + ((tuft * 61) % (h - base - 30))}l-7-17 8 11 3-15 3 15 8-10-6 16Z`,
        '#75a765',
      ),
    )
  );
};

export const drawGym: DrawSetting = ({ sheet, width, height, floor, variant }) => {
  const base = floor - height * 0.1;
  return (
    wall(sheet, width, height, '#f7f8fa', ['#d9e0e8', '#e6e0d8'][variant % 2] ?? '#d9e0e8') +
    rect(
      width * 0.56,
      height * 0.1,
      width * 0.38,
      base - height * 0.2,
      6,
      sheet.slant('#ffffff', ['#e4ecf3', 0.5], '#f9fbfd'),
      {
        stroke: '#c3ccd6',
        'stroke-width': 5,
      },
    ) +
    windowLight(width, base) +
    plankFloor(sheet, base, width, height) +
    circle(width * 0.12, base - 44, 86, sheet.glow(0.35, 0.3, 0.8, '#cfe0f2', '#93b3d3')) +
    path(`M${width * 0.1} ${floor - 20}h${width * 0.8}l40 44H${width * 0.1 - 40}Z`, '#c9d3de', { opacity: '0.8' })
  );
};
