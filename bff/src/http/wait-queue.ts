/** What is seen of the event loop and of the requests between two samples. */
export interface LoadSample {
  /** Milliseconds of a clock that only counts. */
  now: number;
  /** How much later than planned the sample is taken. */
  lagMs: number;
  /** Milliseconds since the last sample, and how many of them the event loop worked. */
  elapsedMs: number;
  busyMs: number;
  /** Requests in flight now. */
  inFlight: number;
  /** Requests admitted, answered and shed since the last sample. */
  admitted: number;
  answered: number;
  shed: number;
}

export interface LimitRule {
  /** Requests in flight at most, whatever they cost: what memory is planned for. */
  highest: number;
  /** A sample later than this is late. */
  lagMs: number;
}

/** What the rule remembers of earlier samples. */
export interface LimitState {
  /** Requests in flight at most while the event loop has been late for long; otherwise the highest. */
  adapted: number;
  lags: readonly number[];
  lateSince: number | null;
  /** When a request was last shed. */
  shedAt: number;
  /** Work of samples without a pause, and how many requests it was for, older ones counting less. */
  busyMs: number;
  worked: number;
}

/** The longest wait for earlier requests. A request that would wait longer is shed at once. */
const longestWaitMs = 1_000;
/** A burst is over by then. What is late for longer is a flood. */
const lastingMs = 1_000;
/** The wait that a flood is brought down to, before the limit adapts. */
const shortWaitMs = 100;
/** A burst of so many is never shed: requests that wait for the mall look costly after a start. */
const smallBurst = 256;
/** As few keep a slow processor busy. */
const lowest = 48;
const full = 0.9;
/** So much of what was learnt counts after a second of work. */
const keptInASecond = 0.15;

/** A request is taken to cost half a millisecond until the first rush shows it. */
export function firstLimit({ highest }: LimitRule): LimitState {
  return { adapted: highest, lags: [0, 0, 0], lateSince: null, shedAt: -lastingMs, busyMs: 500, worked: 1_000 };
}

/** How many requests may be in flight. */
export function limitOf(state: LimitState, { highest }: LimitRule): number {
  const inTime = Math.max(smallBurst, Math.floor(longestWaitMs / costOf(state)));
  return Math.min(state.adapted, inTime, highest);
}

/**
 * The state after a sample. One late sample is a garbage collection or a large page; two of the last three mean that requests
 * wait, which is a burst until it has lasted. From then on the limit falls by a fifth while they wait and rises by four
 * while they do not, so it settles where admitted requests end in time. After as long without a shed request the flood is over, and the limit doubles.
 */
export function nextLimit(state: LimitState, sample: LoadSample, rule: LimitRule): LimitState {
  const lags = [...state.lags.slice(1), sample.lagMs];
  const isLate = lags.filter((lag) => lag > rule.lagMs).length > 1;
  const lateSince = isLate ? (state.lateSince ?? sample.now) : null;
  const shedAt = sample.shed > 0 ? sample.now : state.shedAt;
  const seen = { ...learn(state, sample), lags, lateSince, shedAt };
  return { ...seen, adapted: adapt(seen, sample, rule) };
}

function adapt(state: LimitState, { now, inFlight }: LoadSample, { highest }: LimitRule): number {
  const { adapted, lateSince, shedAt } = state;
  const isFlood = adapted < highest;
  if (lateSince === null) return Math.min(highest, now - shedAt < lastingMs ? adapted + 4 : adapted * 2);
  if (!isFlood && now - lateSince < lastingMs) return adapted;
  const begun = isFlood ? adapted : shortWaitMs / costOf(state);
  return Math.min(highest, Math.max(lowest, Math.floor(Math.min(begun, inFlight) * 0.8)));
}

/**
 * Only of samples without a pause: in others the processor waited for the mall, or for requests. A request is half worked for when
 * it is admitted: of those of a burst none is answered for a while.
 */
function learn(state: LimitState, { elapsedMs, busyMs, admitted, answered }: LoadSample): LimitState {
  if (busyMs < elapsedMs * full) return state;
  const kept = keptInASecond ** (elapsedMs / 1_000);
  return { ...state, busyMs: state.busyMs * kept + busyMs, worked: state.worked * kept + (admitted + answered) / 2 };
}

function costOf({ busyMs, worked }: LimitState): number {
  return busyMs / Math.max(1, worked);
}
