import type { DrawProduct } from '../../art.ts';
import { rearLensesOf } from '../../phone-variant.ts';
import { circle, rect } from '../../svg/shapes.ts';
import { slimCameraIsland } from '../parts/camera-islands.ts';
import { phoneShell, rim } from '../parts/phone-parts.ts';
import { appTiles, sheen, wallpaper } from '../parts/wallpaper.ts';

function phoneShellPlain(art: Parameters<DrawProduct>[0], x: number, y: number, width: number, height: number): string {
  const { color, sheet } = art;
  return (
    rim(art, { x, y, width, height, radius: 24 }) +
    rect(x + 8, y + 8, width - 16, height - 16, 18, '#0b0c11') +
    wallpaper(art, { x: x + 14, y: y + 14, width: width - 28, height: height - 28, radius: 14 }) +
    circle(x + width / 2, y + 34, 7, sheet.slant('#333', color.deep))
  );
}

/** A book that opens to a small tablet: unfolded in front, folded behind. */
export const drawPhoneFold: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const maker = vary.whole(0, 7);
  const camera = slimCameraIsland(rearLensesOf(vary.variant));
  const height = vary.between(556, 600);
  const width = height * 0.88;
  const folded = { x: 92, y: 862 - height * 1.02, width: width * 0.48, height: height * 1.02, radius: 26 };
  if (art.view === 'back') {
    const x = 400 - width / 2;
    const y = 860 - height;
    return (
      sheet.shadow(400, 866, 290, 18) +
      phoneShell(art, { x, y, width: width / 2 - 3, height, radius: 24 }, camera, maker) +
      phoneShellPlain(art, x + width / 2 + 3, y, width / 2 - 3, height) +
      rect(x + width / 2 - 7, y + 4, 14, height - 8, 5, sheet.across(color.deep, color.bright, color.dark))
    );
  }
  const open = { x: 706 - width, y: 892 - height, width, height, radius: 28 };
  const screen = { x: open.x + 14, y: open.y + 14, width: width - 28, height: height - 28, radius: 18 };
  const middle = open.x + width / 2;
  return (
    sheet.shadow(220, 866, 150, 16) +
    phoneShell(art, folded, camera, maker) +
    sheet.shadow(450, 898, 270, 18) +
    rim(art, open) +
    rect(open.x + 6, open.y + 6, width - 12, height - 12, 23, '#0b0c11') +
    wallpaper(art, screen) +
    appTiles(screen.x + 24, screen.y + height * 0.8, screen.width - 48, 7, 1) +
    rect(screen.x + 30, screen.y + 50, screen.width * 0.4, height * 0.26, 22, '#ffffff', { opacity: '0.24' }) +
    rect(
      middle - 26,
      screen.y,
      52,
      screen.height,
      0,
      sheet.across('#00000000', ['#00000033', 0.45], ['#ffffff33', 0.56], '#ffffff00'),
    ) +
    circle(screen.x + screen.width * 0.78, screen.y + 24, 8, '#07080c') +
    sheen(art, screen)
  );
};
