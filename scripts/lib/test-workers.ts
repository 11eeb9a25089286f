import { availableParallelism } from 'node:os';
import { isFullTier } from './test-tiers.ts';

/** Test files at once, of most projects: with one for each core, two cores are busy for only 70 % of a run. */
export const testWorkers = availableParallelism() + 1;

/** Where the full tier has browsers and time limits of programs, which a busier machine would miss. */
export const browserWorkers = isFullTier ? availableParallelism() : testWorkers;
