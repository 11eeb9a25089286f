import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Files that replace modules of the gateway, which nobody may have loaded before them. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'bff-mocked',
    isolate: true,
    include: ['test/thrown-values.test.ts'],
    exclude: ['node_modules/**'],
    globalSetup: [],
  },
});
