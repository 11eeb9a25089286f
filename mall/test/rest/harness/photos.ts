import sharp from 'sharp';

/** A photo of about 4.8 MB and 10 megapixels. Noise does not compress, so few pixels make many bytes. */
export async function aLargePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 3700, height: 2800, channels: 3, background: 'white', noise } });
  return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
}
