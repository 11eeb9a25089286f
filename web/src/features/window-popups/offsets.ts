export interface Offset {
  x: number;
  y: number;
}

/** A popup's original position, and the space it has. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  roomWidth: number;
  roomHeight: number;
}

const margin = 8;
/** A corner that is nearer than this is no other place. */
const nearby = 48;

/** The nearest offset at which the whole popup is on the screen; its head, if it is larger. */
export function keptInside(frame: Frame | null, { x, y }: Offset): Offset | null {
  if (!frame) return null;
  return {
    x: within(x, margin - frame.left, frame.roomWidth - margin - frame.width - frame.left),
    y: within(y, margin - frame.top, frame.roomHeight - margin - frame.height - frame.top),
  };
}

/** The next corner of the screen, clockwise, that is elsewhere. */
export function nextCorner(frame: Frame | null, now: Offset): Offset | null {
  if (!frame) return null;
  const far = 100_000;
  const corners = [
    { x: -far, y: -far },
    { x: far, y: -far },
    { x: far, y: far },
    { x: -far, y: far },
  ].flatMap((corner) => keptInside(frame, corner) ?? []);
  const distances = corners.map(({ x, y }) => Math.hypot(x - now.x, y - now.y));
  const nearest = distances.indexOf(Math.min(...distances));
  const isThere = (distances[nearest] ?? 0) < margin;
  const clockwise = corners.map((_corner, turn) => corners[(nearest + turn + (isThere ? 1 : 0)) % corners.length]);
  return clockwise.find((corner) => corner && Math.hypot(corner.x - now.x, corner.y - now.y) >= nearby) ?? null;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
