import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['mall', 'bff', 'web', 'tests'],
  },
});
