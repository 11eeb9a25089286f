import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tests',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**'],
    globalSetup: ['../mall/test/rest/harness/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
