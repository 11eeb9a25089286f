import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Where a program's time went: shares of the time in which it was not idle, the greatest first. */
export interface ProgramParts {
  script: string;
  parts: { name: string; share: number }[];
}

/** The profiles of a folder, by what `--cpu-prof` writes, of programs that were busy for at least a second. */
export async function partsOf(folder: string): Promise<ProgramParts[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const programs = await Promise.all(
    files.map(async (name) => partsOfProfile(JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile)),
  );
  return programs.filter(({ busyMs }) => busyMs > 1_000).map(({ script, parts }) => ({ script, parts }));
}

function partsOfProfile({ nodes, samples, timeDeltas }: Profile): ProgramParts & { busyMs: number } {
  const partById = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const part = partById.get(sample) ?? '';
    if (part !== '(idle)') times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const busy = [...times.values()].reduce((sum, time) => sum + time, 0);
  const parts = [...times].map(([name, time]) => ({ name, share: time / busy })).toSorted((a, b) => b.share - a.share);
  const main = nodes.map(({ callFrame }) => callFrame.url).find((url) => url.endsWith('/src/main.ts')) ?? '(another)';
  return { script: main.split('/').slice(-3).join('/'), parts, busyMs: busy / 1_000 };
}

/** A package, a folder of ours, a module of Node, or what V8 names in brackets. */
function partOf({ functionName, url }: { functionName: string; url: string }): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'built-in functions';
  if (url.startsWith('node:')) return `node:${url.slice(5).split('/').slice(0, 2).join('/')}`;
  if (url.startsWith('wasm:')) return 'WebAssembly';
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(url)?.[1];
  if (inPackage !== undefined) return inPackage;
  return /\/((?:bff|mall|scripts)\/[^?]*)\/[^/]+$/u.exec(url)?.[1] ?? url;
}
