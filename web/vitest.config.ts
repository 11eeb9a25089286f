import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { clientManifest } from './vite/client-manifest.ts';

export default defineConfig({
  plugins: [react(), clientManifest()],
  test: {
    name: 'web',
    environment: 'node',
    // A hundred small files: threads start sooner than processes, and share nothing either.
    pool: 'threads',
    setupFiles: ['test/support/match-media.ts'],
    include: ['test/**/*.test.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    // For machines with other things to do.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
