import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'mall',
      'bff',
      'bff/vitest.plain.config.ts',
      'bff/vitest.mocked.config.ts',
      'web',
      'web/vitest.node.config.ts',
      'web/vitest.mocked.config.ts',
      'tests',
    ],
  },
});
