import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shop } from './shop.ts';

/** Does something while the folder of files cannot be used. Not by its mode, which root may ignore. */
export async function withoutFileStore<Result>(shop: Shop, work: () => Promise<Result>): Promise<Result> {
  const folder = join(shop.context.settings.dataDir, 'files');
  const away = `${folder}-away`;
  await mkdir(folder, { recursive: true });
  await rename(folder, away);
  await writeFile(folder, 'no folder');
  try {
    return await work();
  } finally {
    await rm(folder);
    await rename(away, folder);
  }
}
