/** One at a time, so that a burst takes neither all cores nor much memory. */
let last: Promise<unknown> = Promise.resolve();

/** A drawing as PNG, in its own size. Loads the library lazily, since few malls need it. */
export function toBitmap(svg: string): Promise<Buffer> {
  const next = last.then(async () => {
    const { default: sharp } = await import('sharp');
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
  });
  last = next.catch(() => undefined);
  return next;
}
