import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 180_000;

/** Made by the first test file of a run; the others wait for it, or fail as it did. */
export async function onceARun(place: string, make: () => Promise<void>): Promise<void> {
  const [done, failed] = [`${place}.done`, `${place}.failed`];
  if (await isFirst(`${place}.making`)) {
    try {
      await make();
      await writeFile(done, '');
    } catch (error) {
      await writeFile(failed, String(error));
      throw error;
    }
  }
  for (const giveUpAt = Date.now() + PATIENCE_MS; !(await exists(done)); await pause(50)) {
    if (await exists(failed)) throw new Error(await readFile(failed, 'utf8'));
    if (Date.now() > giveUpAt) throw new Error(`The test file that began ${place} did not finish it in time.`);
  }
}

/** Of concurrent attempts to make a folder one succeeds. */
async function isFirst(mark: string): Promise<boolean> {
  return mkdir(mark).then(
    () => true,
    () => false,
  );
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
