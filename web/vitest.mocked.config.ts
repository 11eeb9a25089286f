import { defineConfig } from 'vitest/config';
import { filesOfTheOtherTier } from '../scripts/lib/test-tiers.ts';
import config, { filesWithModulesOfTheirOwn } from './vitest.config.ts';

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'web-mocked',
    isolate: true,
    pool: 'forks', // threads of one process would hear what tabs of other files say to each other
    include: filesWithModulesOfTheirOwn,
    exclude: filesOfTheOtherTier,
  },
});
