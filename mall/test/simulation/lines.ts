import type { Finding } from './audits.ts';
import type { Planned } from './plan.ts';

/** What a simulating process prints of a world. */
export interface WorldLine {
  seed: number;
  steps: number;
  /** Processor time. The one thing here that does not follow from the seed. */
  cpuMs: number;
  trace: number;
  counts: Readonly<Record<string, number>>;
  findings: readonly Finding[];
  /** Null: nothing speaks against the mall. */
  failure: {
    /** Places of the events that are enough to fail. */
    keep: readonly number[];
    events: readonly Planned[];
    /** The last steps of the smallest world. */
    recent: readonly string[];
  } | null;
}
