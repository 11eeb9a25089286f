import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new data folder for a mall, which seeds it; with BENCH_DATA, a copy of that folder, which is seeded already. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-bench-'));
  const seeded = process.env.BENCH_DATA;
  if (seeded !== undefined) await cp(seeded, folder, { recursive: true });
  return folder;
}
