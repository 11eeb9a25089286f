import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mall',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**'],
    globalSetup: ['test/rest/harness/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
