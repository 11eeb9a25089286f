/** A place on the pad. */
export interface Point {
  x: number;
  y: number;
}

/** Of the pad and of its picture. */
export const padSize = { width: 600, height: 200 } as const;
export const lineWidth = 4;

/** From a pen's going down to its going up, as the path of a picture. */
export function strokePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  // A dot is a line of no length.
  return [first, ...(others.length > 0 ? others : [first])]
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}

/** The picture of what was drawn; null where this browser draws none. */
export function drawnPicture(strokes: readonly (readonly Point[])[]): Promise<File | null> {
  return picture((pen) => {
    pen.lineWidth = lineWidth;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    for (const points of strokes) pen.stroke(new Path2D(strokePath(points)));
  });
}

/** The picture of a name that was typed; null where this browser draws none. */
export function typedPicture(name: string): Promise<File | null> {
  return picture((pen) => {
    pen.font = 'italic 72px serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(name, padSize.width / 2, padSize.height / 2, padSize.width - 40);
  });
}

async function picture(draw: (pen: CanvasRenderingContext2D) => void): Promise<File | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, padSize);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, padSize.width, padSize.height);
  pen.fillStyle = '#000000';
  draw(pen);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  return blob && new File([blob], 'signature.png', { type: 'image/png' });
}
