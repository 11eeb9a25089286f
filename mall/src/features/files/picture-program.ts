import sharp from 'sharp';

/** The re-encoded picture, or null if its content is no accepted format. */
export type Reencoded = { format: 'jpeg' | 'png' | 'webp'; bytes: Uint8Array } | null;

const mostPixels = 40_000_000;
const mostSeconds = 10;
const formats = ['jpeg', 'png', 'webp'] as const;

sharp.concurrency(1);
sharp.cache(false);
// Block all other formats of the library: each is one more parser for hostile input.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

process.on('message', (bytes: Uint8Array) => void reencode(bytes).then((picture) => process.send?.(picture)));

/** Without metadata (location, camera, comments). */
async function reencode(bytes: Uint8Array): Promise<Reencoded> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format: found } = await picture.metadata();
    const format = formats.find((each) => each === found);
    if (!format) return null;
    // Rotate by the camera's mark, since the mark is removed.
    return { format, bytes: await picture.autoOrient().timeout({ seconds: mostSeconds }).toBuffer() };
  } catch {
    return null;
  }
}
