import type { DrawProduct } from '../../art.ts';
import { phoneFormOf, rearLensesOf } from '../../phone-variant.ts';
import { rect } from '../../svg/shapes.ts';
import { cameraIsland } from '../parts/camera-islands.ts';
import { phoneFace, phoneShell } from '../parts/phone-parts.ts';

/** Back behind, front before it, in one frame. */
export const drawPhone: DrawProduct = (art) => {
  const { vary, sheet } = art;
  const form = phoneFormOf(vary.variant);
  const camera = cameraIsland(rearLensesOf(vary.variant), form);
  const width = vary.between(322, 352);
  const height = width * vary.between(2.02, 2.12);
  const radius = width * vary.pick([0.1, 0.13, 0.155] as const);
  const maker = vary.whole(0, 7);
  const y = 890 - height;
  if (art.view === 'back') {
    const x = 400 - width / 2;
    return sheet.shadow(405, 896, 200, 18) + phoneShell(art, { x, y, width, height, radius }, camera, maker);
  }
  const back = { x: 112, y: y - 18, width, height, radius };
  const front = { x: 688 - width, y, width, height, radius };
  return (
    sheet.shadow(300, 876, 200, 18) +
    phoneShell(art, back, camera, maker) +
    rect(front.x - 16, front.y + 14, width, height - 12, radius, sheet.across('#0b122000', '#0b122055'), {
      opacity: '0.55',
    }) +
    sheet.shadow(520, 898, 200, 18) +
    phoneFace(art, front, form)
  );
};
