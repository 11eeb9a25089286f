import { defineConfig } from 'vitest/config';
import config, { filesWithModulesOfTheirOwn } from './vitest.config.ts';

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'web-mocked',
    isolate: true,
    include: filesWithModulesOfTheirOwn,
    exclude: [],
  },
});
