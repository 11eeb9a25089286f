import { defineConfig } from 'vitest/config';
import { programs, spanning, unchangedPrograms } from './scripts/lib/programs.ts';
import { SlowestFirst } from './scripts/lib/slowest-first.ts';
import { isFullTier } from './scripts/lib/test-tiers.ts';

const leftOut = isFullTier ? [] : unchangedPrograms();

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [...programs.filter((each) => !leftOut.includes(each)).flatMap(({ projects }) => projects), ...spanning],
  },
});
