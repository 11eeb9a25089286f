/** An image's placement in its frame: scaled by `scale` from the size that fits, its center moved by x and y pixels. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The frame, in pixels. */
export interface Frame {
  width: number;
  height: number;
  /** The image's width divided by its height. */
  ratio: number;
}

export const fitting: Placement = { scale: 1, x: 0, y: 0 };
export const largest = 5;
/** What one press of a button or key does. */
export const step = 1.5;
/** Zoom of a double tap. */
export const closeUp = 2.5;

/** Zooms so that `point` (in pixels from the frame's center) stays where it is, as far as the bounds allow. */
export function zoomAt(placement: Placement, factor: number, point: Point, frame: Frame): Placement {
  const scale = clamp(placement.scale * factor, 1, largest);
  const growth = scale / placement.scale;
  return within(
    { scale, x: point.x - (point.x - placement.x) * growth, y: point.y - (point.y - placement.y) * growth },
    frame,
  );
}

export function panBy(placement: Placement, by: Point, frame: Frame): Placement {
  return within({ ...placement, x: placement.x + by.x, y: placement.y + by.y }, frame);
}

/** Two fingers: the image follows their center, and grows as they move apart. */
export function pinch(
  placement: Placement,
  before: readonly [Point, Point],
  after: readonly [Point, Point],
  frame: Frame,
): Placement {
  const [from, to] = [middle(...before), middle(...after)];
  const apart = distance(...before);
  const zoomed = zoomAt(placement, apart > 0 ? distance(...after) / apart : 1, from, frame);
  return panBy(zoomed, { x: to.x - from.x, y: to.y - from.y }, frame);
}

/** Zooms in at the point, or back to the whole image. */
export function toggleZoom(placement: Placement, point: Point, frame: Frame): Placement {
  return placement.scale > 1 ? fitting : zoomAt(placement, closeUp, point, frame);
}

/** Limits a placement: an image that fits stays inside of the frame; a larger one always covers it. */
export function within({ scale, x, y }: Placement, { width, height, ratio }: Frame): Placement {
  const fitted = Math.min(width, height * ratio);
  const [roomX, roomY] = [
    Math.max(0, (fitted * scale - width) / 2),
    Math.max(0, ((fitted / ratio) * scale - height) / 2),
  ];
  return { scale, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

/** The zoom factor of a wheel event, whether its unit is pixels, lines or pages. */
export function wheelFactor({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaY * ([1, 24, 240][deltaMode] ?? 1);
  return Math.exp(-clamp(pixels, -240, 240) / 400);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value)) + 0; // no -0
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
