import type { Art, DrawProduct } from '../../art.ts';
import { inventedMark } from '../../marks/invented-mark.ts';
import { circle, ellipse, line, path, rect, repeat, turn } from '../../svg/shapes.ts';
import { sheen, wallpaper } from '../parts/wallpaper.ts';
import type { Frame } from '../parts/wallpaper.ts';

/** Rear of a flat screen: one plate with the maker's mark. */
function plate({ sheet, color, vary }: Art, { x, y, width, height, radius }: Frame): string {
  return (
    rect(x, y, width, height, radius, sheet.slant(color.bright, [color.base, 0.5], color.dark)) +
    inventedMark(x + width / 2, y + height / 2, 46, color.on, vary.variant)
  );
}

function wheel(cx: number, y: number): string {
  return circle(cx, y, 15, '#22252d') + circle(cx, y, 6, '#8d97a5');
}

/** A touch screen on a pole, rolled from room to room. */
export const drawRollingScreen: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const width = vary.between(430, 460);
  const height = width * 0.6;
  const frame: Frame = { x: 400 - width / 2, y: vary.between(76, 92), width, height, radius: 16 };
  const screen: Frame = { x: frame.x + 13, y: frame.y + 13, width: width - 26, height: height - 26, radius: 6 };
  const tile = width * 0.13;
  const icons = ['#ffffff', '#ffcf5c', '#5ad1a4', '#ff7f7f', '#7aa7ff', '#c79bff'];
  const front =
    rect(frame.x, frame.y, width, height, 16, sheet.slant(color.bright, color.dark)) +
    rect(frame.x + 4, frame.y + 4, width - 8, height - 8, 13, '#0c0d12') +
    wallpaper(art, screen) +
    repeat(6, (app) =>
      rect(
        screen.x + 26 + (app % 3) * (tile + 16),
        screen.y + screen.height - 2 * tile - 34 + Math.floor(app / 3) * (tile + 12),
        tile,
        tile,
        13,
        icons[app] ?? '#fff',
        { opacity: '0.92' },
      ),
    ) +
    sheen(art, screen);
  return (
    sheet.shadow(400, 690, 210, 20) +
    rect(
      387,
      frame.y + height - 10,
      26,
      636 - frame.y - height,
      8,
      sheet.across(color.dim, [color.bright, 0.3], color.dark),
    ) +
    rect(366, frame.y + height + 70, 68, 12, 6, color.deep) +
    wheel(226, 674) +
    wheel(574, 674) +
    wheel(330, 682) +
    wheel(470, 682) +
    path('M206 660q-8-4 0-10l150-34q44-8 88 0l150 34q8 6 0 10-194 22-388 0Z', sheet.down(color.bright, color.dark)) +
    ellipse(400, 622, 54, 9, color.dim) +
    (view === 'back' ? plate(art, frame) : front)
  );
};

/** Thin as a notebook, standing on its folded cover, one cable at the side. */
export const drawPortableMonitor: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const width = vary.between(540, 570);
  const height = width * 0.6;
  const frame: Frame = { x: 400 - width / 2, y: 632 - height, width, height, radius: 12 };
  const screen: Frame = { x: frame.x + 10, y: frame.y + 10, width: width - 20, height: height - 32, radius: 4 };
  const cover = vary.pick(['#3a404c', '#5b4636', '#4b5361'] as const);
  const front =
    rect(frame.x, frame.y, width, height, 12, sheet.slant(color.bright, color.dark)) +
    rect(frame.x + 3, frame.y + 3, width - 6, height - 6, 10, '#0c0d12') +
    wallpaper(art, screen) +
    rect(screen.x + 30, screen.y + 36, width * 0.4, height * 0.52, 10, '#ffffff', { opacity: '0.9' }) +
    repeat(5, (row) =>
      rect(
        screen.x + 50,
        screen.y + 62 + row * 26,
        width * [0.3, 0.34, 0.22, 0.28, 0.18][row]!,
        9,
        4,
        row ? '#cdd4df' : '#5b8def',
      ),
    ) +
    sheen(art, screen);
  return (
    sheet.shadow(400, 690, width * 0.56, 18) +
    line(`M${frame.x + width - 4} 596q90 0 84 60-4 28-60 30`, '#2b2f38', 9) +
    rect(frame.x + width - 14, 584, 34, 24, 6, sheet.metal()) +
    path(
      `M${frame.x + 30} ${frame.y + height * 0.4}L${frame.x - 18} 676h${width + 36}L${frame.x + width - 30} ${frame.y + height * 0.4}Z`,
      sheet.down(cover, '#1f232b'),
    ) +
    path(`M${frame.x - 34} 676h${width + 68}q10 14-6 14H${frame.x - 28}q-16 0-6-14Z`, sheet.down('#5b6472', cover)) +
    (view === 'back'
      ? plate(art, frame) +
        path(
          `M${frame.x} ${frame.y + height * 0.46}h${width}L${frame.x + width + 16} 676H${frame.x - 16}Z`,
          sheet.down(cover, '#1f232b'),
        )
      : front)
  );
};

/** Stood up like a tent so that the screen is touched, its pen before it. */
export const drawConvertibleLaptop: DrawProduct = (art) => {
  const { vary, sheet, color, view } = art;
  const width = vary.between(520, 550);
  const height = width * 0.62;
  const frame: Frame = { x: 390 - width / 2, y: 648 - height, width, height, radius: 16 };
  const screen: Frame = { x: frame.x + 14, y: frame.y + 14, width: width - 28, height: height - 28, radius: 6 };
  const stroke = vary.pick(['#ff7f7f', '#ffcf5c', '#5ad1a4', '#ffffff'] as const);
  const bend = vary.between(30, 90);
  const front =
    rect(frame.x, frame.y, width, height, 16, sheet.slant(color.bright, color.dark)) +
    rect(frame.x + 4, frame.y + 4, width - 8, height - 8, 13, '#0c0d12') +
    wallpaper(art, screen) +
    line(
      `M${screen.x + 70} ${screen.y + screen.height * 0.66}q${bend}-${bend * 1.6} ${width * 0.2} 0t${width * 0.2}-20 ${width * 0.22}-${bend}`,
      stroke,
      12,
    ) +
    sheen(art, screen) +
    circle(400, frame.y + 8, 3, '#39404d');
  return (
    sheet.shadow(400, 690, width * 0.58, 18) +
    path(
      `M${frame.x + width - 40} ${frame.y}h46L${frame.x + width + 104} 676q2 8-8 8h-30L${frame.x + width - 30} ${frame.y + 30}Z`,
      sheet.across(color.dim, [color.lit, 0.7], color.dark),
    ) +
    repeat(6, (row) =>
      line(`M${frame.x + width + 8 + row * 13} ${frame.y + 70 + row * 42}l-14 5`, color.deep, 6, { opacity: '0.6' }),
    ) +
    rect(frame.x - 4, frame.y - 8, width + 12, 18, 9, sheet.across(color.deep, [color.bright, 0.3], color.deep)) +
    (view === 'back' ? plate(art, frame) : front) +
    rect(frame.x + 6, 642, width - 12, 16, 7, color.dark) +
    turn(
      -7,
      470,
      676,
      rect(330, 668, 300, 15, 7, sheet.down('#ffffff', ['#dfe4ea', 0.5], '#9aa3b1')),
      path('M330 668l-36 9 36 6Z', '#5b6472'),
      rect(590, 668, 14, 15, 2, color.base),
    )
  );
};
