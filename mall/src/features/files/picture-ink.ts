/** A picture in shades of gray, one byte for a point. */
interface GrayPicture {
  width: number;
  height: number;
  points: Uint8Array;
}

/** Darker than this is ink on white paper: pale ink counts, the noise of a compressed white does not. */
const darkest = 240;

/** How far ink goes over a picture, as a share of its longer side: 0 for an empty one, next to nothing for a dot. */
export function inkShare({ width, height, points }: GrayPicture): number {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (const [index, shade] of points.entries()) {
    if (shade >= darkest) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return Math.max(right - left + 1, bottom - top + 1, 0) / Math.max(width, height);
}
