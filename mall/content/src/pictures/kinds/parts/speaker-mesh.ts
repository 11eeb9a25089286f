import type { Art } from '../../art.ts';
import { line, repeat } from '../../svg/shapes.ts';

/** The woven cloth before a loudspeaker. */
export function speakerMesh({ color }: Art, x: number, y: number, width: number, height: number): string {
  return repeat(Math.floor(height / 13), (row) =>
    line(`M${x + 12} ${y + 8 + row * 13}h${width - 24}`, color.deep, 2.6, {
      'stroke-dasharray': '2 8',
      'stroke-dashoffset': row % 2 ? 5 : 0,
      opacity: '0.6',
    }),
  );
}
