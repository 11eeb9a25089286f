import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['mall', 'bff', 'web', 'tests'],
    // Vitest leaves a core to itself; much of the run is waiting, though, so that two files at a time fit two cores well.
    maxWorkers: '100%',
  },
});
