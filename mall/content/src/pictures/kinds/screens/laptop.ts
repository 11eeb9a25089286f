import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';
import type { Frame } from '../parts/wallpaper.ts';

/** Open towards us, the keyboard in perspective. */
export const drawLaptop: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const width = vary.between(520, 560);
  const height = width * vary.between(0.6, 0.66);
  const style = vary.style(2);
  const x = 400 - width / 2;
  const y = 590 - height;
  const screen: Frame = { x: x + 13, y: y + 13, width: width - 26, height: height - 34, radius: 5 };
  const lid = rect(x, y, width, height + 8, 18, sheet.slant(color.bright, color.dark));
  if (view === 'back') {
    return (
      sheet.shadow(400, 660, width * 0.6, 18) +
      path(`M${x - 20} 626l20-38h${width}l20 38q2 14-14 14H${x - 6}q-16 0-14-14Z`, sheet.down(color.dark, color.deep)) +
      lid +
      rect(x + 4, y + 4, width - 8, height, 15, sheet.slant(color.lit, [color.base, 0.5], color.dim)) +
      inventedMark(400, y + height / 2, 70, color.on, vary.variant) +
      sheen(art, { x, y, width, height, radius: 18 })
    );
  }
  const deck =
    path(`M${x + 2} 590h${width - 4}l58 82H${x - 56}Z`, sheet.down(color.dim, color.lit)) +
    path(`M${x - 56} 672h${width + 112}l-4 12q-4 8-16 8H${x - 36}q-12 0-16-8Z`, sheet.down(color.bright, color.dark)) +
    rect(350, 672, 100, 8, 4, color.dark);
  const keyRow = (row: number) => {
    const left = x + 30 - row * 9;
    const keyWidth = (width - 60 + row * 18) / 13;
    return repeat(13, (key) =>
      rect(left + key * keyWidth + 2, 598 + row * 10.5, keyWidth - 4, 7.5, 2, style ? '#2b2f38' : color.deep),
    );
  };
  const pad = path(`M346 644h108l6 22H340Z`, color.lit, { stroke: color.dim, 'stroke-width': 2 });
  const app = style
    ? rect(screen.x + 30, screen.y + 36, width * 0.3, height * 0.56, 12, '#ffffff', { opacity: '0.85' }) +
      repeat(4, (row) => rect(screen.x + 48, screen.y + 58 + row * 34, width * 0.2, 12, 6, row ? '#cdd4df' : '#5b8def'))
    : repeat(6, (tile) =>
        rect(
          400 - 150 + tile * 52,
          screen.y + screen.height - 52,
          38,
          38,
          10,
          ['#ffffff', '#ffcf5c', '#5ad1a4', '#ff7f7f', '#7aa7ff', '#c79bff'][tile]!,
          { opacity: '0.92' },
        ),
      );
  return (
    sheet.shadow(400, 690, width * 0.62, 16) +
    lid +
    rect(x + 3, y + 3, width - 6, height + 2, 15, '#0c0d12') +
    wallpaper(art, screen) +
    app +
    sheen(art, screen) +
    circle(400, y + 7.5, 2.6, '#39404d') +
    rect(x + 40, 584, width - 80, 9, 4, color.deep) +
    deck +
    repeat(4, keyRow) +
    pad +
    line(`M${x + 2} 591h${width - 4}`, color.deep, 2)
  );
};
