import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, group, path, rect, repeat, turn } from '../../svg/shapes.ts';

function drum(art: Art, cx: number, cy: number, r: number, inside: string): string {
  const { sheet } = art;
  return (
    circle(cx, cy, r + 4, '#00000030') +
    circle(cx, cy, r, sheet.slant('#f8fafc', ['#aab3bf', 0.5], '#6b7482')) +
    circle(cx, cy, r * 0.86, '#20242c') +
    circle(cx, cy, r * 0.74, sheet.glow(0.4, 0.35, 0.8, '#5e6b80', ['#2a313d', 0.6], '#12161d')) +
    inside +
    path(
      `M${cx - r * 0.62} ${cy - r * 0.1}A${r * 0.64} ${r * 0.64} 0 0 1 ${cx + r * 0.1} ${cy - r * 0.63}Q${cx - r * 0.3} ${cy - r * 0.4} ${cx - r * 0.62} ${cy - r * 0.1}Z`,
      '#ffffff',
      { opacity: '0.32' },
    )
  );
}

function laundryBody(art: Art, inside: (cx: number, cy: number, r: number) => string, isDryer: boolean): string {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const width = vary.between(420, 450);
  const height = vary.between(530, 560);
  const r = width * vary.between(0.32, 0.36);
  const x = 400 - width / 2;
  const y = 678 - height;
  const cy = y + height * (isDryer ? 0.58 : 0.6);
  const dark = style === 2 || isDryer;
  const panelFill = dark ? sheet.down('#3a3f4b', '#20242c') : sheet.down(color.lit, color.dim);
  const dial = (cx: number) =>
    circle(cx, y + 46, 28, sheet.slant('#ffffff', '#8d97a5')) +
    circle(cx, y + 46, 20, sheet.slant('#cfd6df', '#f6f8fa')) +
    rect(cx - 2, y + 28, 4, 12, 2, '#3a4150');
  const display = (dx: number) =>
    rect(dx, y + 28, 110, 36, 8, '#0e1116') +
    repeat(3, (bar) => rect(dx + 14 + bar * 20, y + 38, 12, 16, 2, '#7fd8ff')) +
    circle(dx + 92, y + 46, 6, '#7fe0a8');
  return (
    sheet.shadow(400, 690, width * 0.58, 24) +
    rect(x + 26, 672, 40, 16, 3, '#22252d') +
    rect(x + width - 66, 672, 40, 16, 3, '#22252d') +
    path(`M${x + width - 2} ${y + 8}l22 9v${height - 26}l-22 9Z`, color.deep) +
    rect(x, y, width, height, 16, sheet.slant(color.bright, [color.base, 0.45], color.dim)) +
    rect(x, y, width, 92, 16, panelFill) +
    rect(x, y + 78, width, 14, 0, dark ? '#20242c' : color.dim) +
    rect(x, y + 91, width, 3, 0, color.deep, { opacity: '0.5' }) +
    ([
      dial(x + width - 70) +
        display(x + width - 240) +
        rect(x + 22, y + 22, 110, 50, 8, color.base, { stroke: color.dark, 'stroke-width': 2 }),
      dial(400) +
        display(x + width - 140) +
        rect(x + 22, y + 22, 100, 50, 8, color.base, { stroke: color.dark, 'stroke-width': 2 }),
      display(x + 34) +
        dial(x + width - 76) +
        repeat(4, (button) => circle(x + 180 + button * 34, y + 46, 8, '#8d97a5')),
    ][style] ?? '') +
    drum(art, 400, cy, r, inside(400, cy, r)) +
    rect(x + width - 120, 640, 86, 22, 5, color.dim, { stroke: color.dark, 'stroke-width': 1.5 }) +
    inventedMark(x + 40, 652, 22, color.on, vary.variant)
  );
}

/** Front loading, water and cloth behind the glass. */
export const drawWasher: DrawProduct = (art) =>
  laundryBody(
    art,
    (cx, cy, r) => {
      const clip = art.sheet.clip(circle(cx, cy, r * 0.74, '#000'));
      return group(
        { 'clip-path': clip },
        path(
          `M${cx - r} ${cy + r * 0.2}q${r * 0.5}-${r * 0.3} ${r} 0t${r} 0v${r}h-${r * 2}Z`,
          art.sheet.down('#bfe6ff', '#5ea9e8'),
          {
            opacity: '0.9',
          },
        ),
        path(
          `M${cx - r * 0.5} ${cy + r * 0.3}q${r * 0.4}-${r * 0.4} ${r * 0.7}-${r * 0.05}t${r * 0.4} ${r * 0.3}l-${r * 0.5} ${r * 0.3}Z`,
          '#ffffff',
          { opacity: '0.85' },
        ),
        repeat(7, (bubble) =>
          circle(
            cx - r * 0.5 + bubble * r * 0.17,
            cy + r * (0.1 - (bubble % 3) * 0.12),
            r * (0.04 + (bubble % 2) * 0.03),
            '#ffffff',
            {
              opacity: '0.75',
            },
          ),
        ),
      );
    },
    false,
  );

/** Steel drum with paddles and a warm glow. */
export const drawDryer: DrawProduct = (art) =>
  laundryBody(
    art,
    (cx, cy, r) => {
      const clip = art.sheet.clip(circle(cx, cy, r * 0.74, '#000'));
      return group(
        { 'clip-path': clip },
        circle(cx, cy, r * 0.74, art.sheet.glow(0.5, 0.6, 0.7, '#ffd9a8', ['#a3764f', 0.5], '#2a2622'), {
          opacity: '0.75',
        }),
        repeat(26, (hole) =>
          circle(
            cx + Math.cos(hole * 2.4) * r * 0.13 * Math.sqrt(hole),
            cy + Math.sin(hole * 2.4) * r * 0.13 * Math.sqrt(hole),
            r * 0.022,
            '#1b1d22',
            { opacity: '0.7' },
          ),
        ),
        repeat(3, (fin) =>
          turn(
            fin * 120 + 20,
            cx,
            cy,
            path(`M${cx - 10} ${cy - r * 0.74}h20l-6 ${r * 0.36}h-8Z`, '#e3e7ed', { opacity: '0.75' }),
          ),
        ),
        path(
          `M${cx - r * 0.6} ${cy + r * 0.5}q${r * 0.2}-${r * 0.36} ${r * 0.55}-${r * 0.2}t${r * 0.65} ${r * 0.15}v${r * 0.5}h-${r * 1.2}Z`,
          '#f4efe6',
        ),
      );
    },
    true,
  );
