import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { filesOfTheOtherTier } from '../scripts/lib/test-tiers.ts';
import { testWorkers } from '../scripts/lib/test-workers.ts';
import { clientManifest } from './vite/client-manifest.ts';

/** Files that replace modules or load them anew: the others of a worker would meet what they leave. */
export const filesWithModulesOfTheirOwn = [
  'src/features/corners/BannerCarousel/CarouselControls.test.tsx',
  'test/old-chunk.test.tsx',
  'test/session/renewal.test.tsx',
  'test/session/transfer.test.tsx',
  'test/walk/broken.test.tsx',
];

/** Tests with a document: `.test.tsx`, also where they draw nothing. */
export default defineConfig({
  plugins: [react(), clientManifest()],
  resolve: { alias: { 'react-dom/server.edge': resolve(import.meta.dirname, 'test/support/react-server.ts') } },
  test: {
    name: 'web',
    environment: 'jsdom',
    // A hundred small files: threads start sooner than processes.
    pool: 'threads',
    // The files of a worker share its modules and its document: loading them takes longer than most files do.
    isolate: false,
    maxWorkers: testWorkers,
    setupFiles: ['../scripts/lib/fail-on-console.ts', 'test/support/each-file.ts'],
    include: ['test/**/*.test.tsx', 'src/**/*.test.tsx'],
    exclude: [...filesWithModulesOfTheirOwn, ...filesOfTheOtherTier],
    // For machines with other things to do.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
