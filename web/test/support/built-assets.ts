import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Manifest = Record<
  string,
  { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] } | undefined
>;

const web = new URL('../../', import.meta.url);
const client = new URL('dist/client/', web);
const manifestFile = new URL('.vite/manifest.json', client);

/** The built storefront's manifest; builds it first if needed. */
export function builtManifest(): Manifest {
  if (!existsSync(manifestFile))
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: web, stdio: 'ignore' });
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

/** Every script and style sheet that some sources bring along when they are imported. */
export function filesOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))] };
}

export function gzippedKilobytes(files: readonly string[]): number {
  return (
    files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, client)), { level: 9 }).length, 0) / 1000
  );
}
