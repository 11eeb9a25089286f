import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tests',
    environment: 'node',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**'],
    globalSetup: ['../mall/test/rest/harness/global-setup.ts'],
    env: { MAX_LOOP_LAG_MS: '5000' }, // files run side by side: a gateway that comes late then has no crowd of its own
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
