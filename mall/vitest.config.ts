import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mall',
    environment: 'node',
    // The files of a worker share its modules: loading them takes longer than most files do.
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    globalSetup: ['test/rest/harness/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
