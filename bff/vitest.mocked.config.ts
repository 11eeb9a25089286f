import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Test files that mock modules of the gateway. Each needs a fresh module registry. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'bff-mocked',
    isolate: true,
    include: ['test/engine/thrown-values.test.ts'],
    exclude: ['node_modules/**'],
    globalSetup: [],
  },
});
