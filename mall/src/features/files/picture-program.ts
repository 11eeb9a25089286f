import sharp, { type Sharp } from 'sharp';
import { inkShare } from './picture-ink.ts';

export interface PictureRequest {
  bytes: Uint8Array;
  /** Whether to look for ink on white paper. */
  asksInk: boolean;
}

/** The re-encoded picture, or null if it cannot be read as an accepted format. `ink`: as `inkShare`, where it was asked. */
export type Reencoded = { format: 'jpeg' | 'png' | 'webp'; bytes: Uint8Array; ink: number | null } | null;

const mostPixels = 40_000_000;
const mostSeconds = 10;
/** Longer side of the picture in which ink is looked for. */
const inkPixels = 600;
const formats = ['jpeg', 'png', 'webp'] as const;

sharp.concurrency(1);
sharp.cache(false);
// Block all other formats of the library: each is one more parser for hostile input.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

process.on('message', (asked: PictureRequest) => void reencode(asked).then((picture) => process.send?.(picture)));

/** Without metadata (location, camera, comments). */
async function reencode({ bytes, asksInk }: PictureRequest): Promise<Reencoded> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format: found } = await picture.metadata();
    const format = formats.find((each) => each === found);
    if (!format) return null;
    const ink = asksInk ? await inkOf(picture.clone()) : null;
    // Rotate by the camera's mark, since the mark is removed.
    return { format, ink, bytes: await picture.autoOrient().timeout({ seconds: mostSeconds }).toBuffer() };
  } catch {
    return null;
  }
}

async function inkOf(picture: Sharp): Promise<number> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .resize({ width: inkPixels, height: inkPixels, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .timeout({ seconds: mostSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return inkShare({ width: info.width, height: info.height, points: data });
}
