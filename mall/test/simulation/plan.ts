import { callFaults, calls, type CallFault, type CallName } from './company.ts';
import { requestFaults, type RequestFault } from './network.ts';
import { Random } from './random.ts';
import { storyNames, type StoryName } from './story-names.ts';

type Event =
  | { story: StoryName; seed: number }
  | { fault: 'kill'; program: 'A' | 'B'; uses: number }
  | { fault: 'request'; what: RequestFault }
  | { fault: 'provider'; call: CallName; what: CallFault }
  | { fault: 'files'; what: 'request lost' | 'response lost' };

/** What happens, and when: milliseconds from the beginning. */
export interface Planned {
  at: number;
  event: Event;
}

/** All that a world follows from. Events that are left out change none of the others. */
export interface Plan {
  seed: number;
  events: readonly Planned[];
}

const dayMs = 86_400_000;
const mostStories = 14;
const mostFaults = 20;
/** Statements and commits until a killed program ends: most often in the middle of its next work. */
const mostUses = 60;

export function planOf(seed: number): Plan {
  const random = new Random(seed);
  // Half of the worlds are short and crowded, the others last for weeks.
  const span = random.oneOf([dayMs / 24, dayMs / 4, 3 * dayMs, 30 * dayMs]);
  const at = () => random.below(span);
  const numStories = 4 + random.below(mostStories - 3);
  const numFaults = random.below(mostFaults + 1);
  const events: Planned[] = [
    ...Array.from({ length: numStories }, () => ({
      at: at(),
      event: { story: random.oneOf(storyNames), seed: random.next() },
    })),
    ...Array.from({ length: numFaults }, () => ({ at: at(), event: aFault(random) })),
  ];
  return { seed, events: events.toSorted((one, other) => one.at - other.at) };
}

function aFault(random: Random): Event {
  const kind = random.below(10);
  if (kind < 3) return { fault: 'kill', program: random.oneOf(['A', 'B'] as const), uses: 1 + random.below(mostUses) };
  if (kind < 6) return { fault: 'request', what: random.oneOf(requestFaults) };
  if (kind < 9) return { fault: 'provider', call: random.oneOf(calls), what: random.oneOf(callFaults) };
  return { fault: 'files', what: random.oneOf(['request lost', 'response lost'] as const) };
}
