import sharp from 'sharp';

/** The picture, written anew, or null for what is no picture that is accepted. */
export type Reencoded = { format: 'jpeg' | 'png' | 'webp'; bytes: Uint8Array } | null;

const mostPixels = 40_000_000;
const mostSeconds = 10;
const formats = ['jpeg', 'png', 'webp'] as const;

sharp.concurrency(1);
sharp.cache(false);
// Whatever else the library can read stays shut: each format is a parser that anybody could feed.
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
    // Turned as its camera meant it, since the mark that said so goes.
    return { format, bytes: await picture.autoOrient().timeout({ seconds: mostSeconds }).toBuffer() };
  } catch {
    return null;
  }
}
