import { drawBanner } from './banners/draw-banner.ts';
import { drawBoardPicture, drawProductPicture } from './draw-product.ts';
import { drawCategoryIcon } from './icons/draw-icon.ts';
import { drawCertification } from './marks/draw-certification.ts';
import { drawMark } from './marks/draw-mark.ts';
import { parsePicturePath } from './parse-picture-path.ts';

/** The SVG text of a picture path, or null when there is no such picture. Pure: one path, one picture, for ever. */
export function drawPicture(path: string): string | null {
  const request = parsePicturePath(path);
  if (!request) return null;
  switch (request.is) {
    case 'product':
      return drawProductPicture(request);
    case 'board':
      return drawBoardPicture(request);
    case 'banner':
      return drawBanner(request);
    case 'category':
      return drawCategoryIcon(request);
    case 'mark':
      return drawMark(request);
    case 'certification':
      return drawCertification(request.name);
  }
}
