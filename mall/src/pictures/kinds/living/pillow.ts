import type { DrawProduct } from '../../art.ts';
import { circle, group, line, path, rect, repeat, stretch, turn } from '../../svg/shapes.ts';
import { shadesOf } from '../../svg/shades.ts';

/** The outline of a filled cushion. */
const plump = (x: number, y: number, w: number, h: number) =>
  `M${x + 22} ${y + 4}Q${x + w / 2} ${y - 26} ${x + w - 22} ${y + 4}q26 4 20 32-16 ${h / 2 - 36} 0 ${h - 72} 6 28-20 32Q${x + w / 2} ${y + h + 26} ${x + 22} ${y + h - 4}q-26-4-20-32 16-${h / 2 - 36} 0-${h - 72}-6-28 20-32Z`;

export const drawPillow: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const style = vary.style(3);
  const fill = sheet.glow(0.36, 0.25, 0.95, color.bright, [color.base, 0.5], color.dark);
  const across = vary.between(0.92, 1.05);
  const up = vary.between(0.9, 1.03);
  const under = shadesOf(vary.pick(['#ffffff', '#efe6d8', '#dfe6ee', '#e6dfe9'] as const));
  const stripes = vary.pick(['', 'rows', 'dots', 'columns'] as const);
  const cover = sheet.clip(path(plump(128, 356, 544, 328), '#000'));
  const print = group(
    { 'clip-path': cover },
    stripes === 'rows' ? repeat(7, (row) => rect(100, 380 + row * 46, 600, 12, 0, color.bright, { opacity: '0.7' })) : '',
    stripes === 'columns' ? repeat(11, (column) => rect(140 + column * 50, 330, 10, 380, 0, color.dark, { opacity: '0.3' })) : '',
    stripes === 'dots'
      ? repeat(40, (dot) =>
          circle(150 + (dot % 10) * 56 + (Math.floor(dot / 10) % 2) * 28, 400 + Math.floor(dot / 10) * 76, 9, color.bright, {
            opacity: '0.8',
          }),
        )
      : '',
  );
  const creases = line('M170 410q40 20 60 60M630 400q-46 30-60 76M180 620q50-20 74-60M628 620q-40-16-66-56', color.dark, 6, {
    opacity: '0.45',
  });
  if (style === 1)
    return (
      sheet.shadow(400, 690, 280, 20) +
      stretch(
        across,
        up,
        path('M130 560Q140 430 260 440q140 40 280 0 120-20 130 120 0 120-110 124H240q-110 0-110-124Z', fill) +
          path('M160 560Q176 480 264 478q136 34 274 0 90-2 104 90', 'none', { stroke: color.bright, 'stroke-width': 6, opacity: '0.8' }) +
          line('M150 640q250 24 500 0', color.dark, 5) +
          repeat(30, (dot) => circle(210 + (dot % 10) * 42, 540 + Math.floor(dot / 10) * 34, 4, color.dark, { opacity: '0.35' })),
      )
    );
  const trim =
    style === 2
      ? path(plump(140, 372, 520, 310), 'none', { stroke: color.bright, 'stroke-width': 7 }) +
        line('M206 420q194-24 388 0M206 636q194 24 388 0', color.dark, 3, { 'stroke-dasharray': '12 9' })
      : '';
  return (
    sheet.shadow(400, 690, 300, 20) +
    stretch(
      across,
      up,
      turn(
        across * -6,
        400,
        400,
        path(plump(196, 190, 430, 250), sheet.glow(0.36, 0.25, 0.95, under.bright, [under.base, 0.5], under.dark)),
      ) +
        path(plump(128, 356, 544, 328), fill) +
        print +
        trim +
        creases,
    )
  );
};
