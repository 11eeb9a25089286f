import type { DrawProduct } from '../../art.ts';
import { phoneFormOf, rearLensesOf } from '../../phone-variant.ts';
import { circle, line, path, rect, repeat } from '../../svg/shapes.ts';
import { cameraIsland } from '../parts/camera-islands.ts';
import { phoneFace, phoneShell } from '../parts/phone-parts.ts';

/** Armoured corners, screws, a lanyard eye. */
export const drawPhoneRugged: DrawProduct = (art) => {
  const { vary, sheet, color } = art;
  const width = vary.between(318, 340);
  const height = width * 1.98;
  const camera = cameraIsland(rearLensesOf(vary.variant), phoneFormOf(vary.variant));
  const maker = vary.whole(0, 7);
  const armour = (x: number, y: number, inner: string) => {
    const rubber = sheet.slant('#4a4f59', '#1d2026');
    const screws = [
      [22, 24],
      [width - 22, 24],
      [22, height - 24],
      [width - 22, height - 24],
    ] as const;
    return (
      path(
        `M${x + 40} ${y - 10}H${x + width - 40}l16 8h24q12 2 12 16v86l-8 14v${height - 228}l8 14v86q0 14-12 16h-24l-16 8H${x + 40}l-16-8h-24q-12-2-12-16v-86l8-14v-${height - 228}l-8-14v-86q0-14 12-16h24Z`,
        rubber,
      ) +
      repeat(6, (index) => rect(x - 14, y + height * 0.4 + index * 16, 8, 9, 3, '#14161a')) +
      inner +
      screws
        .map(
          ([dx, dy]) =>
            circle(x + dx, y + dy, 9, sheet.metal()) + line(`M${x + dx - 4} ${y + dy - 4}l8 8`, '#5b6270', 2.5),
        )
        .join('')
    );
  };
  const y = 884 - height;
  const back = (x: number, top: number) =>
    armour(
      x,
      top,
      phoneShell(art, { x: x + 8, y: top + 8, width: width - 16, height: height - 16, radius: 40 }, camera, maker),
    );
  if (art.view === 'back') return sheet.shadow(405, 900, 200, 18) + back(400 - width / 2, y);
  const x = 680 - width;
  return (
    sheet.shadow(300, 878, 190, 18) +
    back(122, y - 20) +
    sheet.shadow(520, 902, 200, 18) +
    armour(
      x,
      y,
      phoneFace(
        { ...art, color: { ...color, dark: '#2b2f37', deep: '#1d2026' } },
        { x: x + 8, y: y + 8, width: width - 16, height: height - 16, radius: 36 },
        2,
      ),
    )
  );
};
