import { builtManifest, filesOf, gzippedKilobytes } from '../../../web/test/support/built-assets.ts';

/** What a page needs before it is hydrated, in kB of packed script: all of it, and what it adds to the frame of every page. */
export interface EagerScript {
  page: string;
  all: number;
  added: number;
}

const frame = ['src/client.tsx', 'src/features/shell/mobile/MobileShell.tsx'];
const lazyPages = 'src/app/routes/lazy-pages.ts';

/** Every page for phones, the largest first. */
export function eagerScripts(): EagerScript[] {
  const manifest = builtManifest();
  const known = new Set(filesOf(manifest, frame).scripts);
  return Object.keys(manifest)
    .flatMap((file) => {
      const [, page] = /^src\/routes\/([^/]+)\/page\.tsx$/.exec(file) ?? [];
      if (page === undefined) return [];
      const isLazy = manifest[lazyPages]?.dynamicImports?.includes(file) ?? false;
      const { scripts } = filesOf(manifest, [...frame, file, ...(isLazy ? [lazyPages] : [])]);
      return {
        page,
        all: gzippedKilobytes(scripts),
        added: gzippedKilobytes(scripts.filter((script) => !known.has(script))),
      };
    })
    .toSorted((one, other) => other.all - one.all);
}
