import type { DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, path, rect, repeat } from '../../svg/shapes.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';
import type { Frame } from '../parts/wallpaper.ts';

export const drawMonitor: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const style = vary.style(3);
  const width = [560, 660, 600][style] ?? 580;
  const height = [350, 320, 366][style] ?? 340;
  const x = 400 - width / 2;
  const y = 170 + vary.between(-10, 16);
  const neck = rect(
    362,
    y + height - 10,
    76,
    676 - y - height,
    8,
    sheet.across(color.dim, [color.bright, 0.3], color.dark),
  );
  const base =
    [
      path('M256 690q2-24 60-24h168q58 0 60 24Z', sheet.down(color.bright, color.dark)),
      path('M262 688L380 650h40l118 38q8 6-6 6H268q-14 0-6-6Z', sheet.down(color.lit, color.dark)),
      ellipse(400, 676, 150, 18, color.dark) + ellipse(400, 670, 150, 17, sheet.slant(color.bright, color.dim)),
    ][style] ?? '';
  const screen: Frame = { x: x + 12, y: y + 12, width: width - 24, height: height - 36, radius: 4 };
  const windows =
    rect(screen.x + 40, screen.y + 46, width * 0.36, height * 0.46, 10, '#ffffff', { opacity: '0.88' }) +
    repeat(3, (dot) => circle(screen.x + 58 + dot * 18, screen.y + 62, 5, ['#ff6b5e', '#ffc043', '#34c77b'][dot]!)) +
    repeat(5, (row) =>
      rect(
        screen.x + 60,
        screen.y + 84 + row * 20,
        width * [0.24, 0.3, 0.2, 0.27, 0.16][row]!,
        8,
        4,
        row ? '#cdd4df' : color.base,
      ),
    );
  const front =
    rect(x, y, width, height, 14, sheet.slant(color.bright, color.dark)) +
    rect(x + 4, y + 4, width - 8, height - 8, 11, '#0c0d12') +
    wallpaper(art, screen) +
    windows +
    sheen(art, screen) +
    circle(x + width - 26, y + height - 14, 3.5, '#5fe0a0');
  const back =
    rect(x, y, width, height, 18, sheet.slant(color.bright, color.dark)) +
    circle(400, y + height / 2, 84, sheet.slant(color.base, color.lit)) +
    inventedMark(400, y + height / 2, 60, color.on, vary.variant);
  return (
    sheet.shadow(400, 692, 180, 16) +
    neck +
    base +
    (view === 'back'
      ? back + rect(374, y + height * 0.62, 52, height * 0.4, 10, sheet.across(color.dim, color.bright, color.dark))
      : front)
  );
};
