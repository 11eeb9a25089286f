import type { TraceEvent } from './trace.ts';

/** One uninterrupted piece of work of a page's main thread. */
export interface MainThreadTask {
  /** Milliseconds that the thread itself worked. */
  cpuMs: number;
  /** What it did itself, by kind, the most first. */
  parts: [what: string, ms: number][];
}

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

const kinds: readonly [what: string, names: RegExp][] = [
  ['parsing', /^ParseHTML|^ParseAuthorStyleSheet/u],
  ['compiling', /compile|^V8\.Parse|Background|^V8\.Compile/iu],
  ['evaluating modules', /evaluateModule|EvaluateScript/iu],
  ['collecting garbage', /GC/u],
  ['style', /UpdateLayoutTree|RecalcStyle|RecalculateStyles|InvalidateStyle|ScheduleStyle/u],
  ['layout', /^Layout$|^UpdateLayer|IntersectionObserver|HitTest/u],
  ['painting', /Paint|Layerize|Commit|Raster|DecodeImage|Decode/u],
  ['script', /FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|FireIdle|^v8\.|^V8\./u],
];

/** The tasks of the page's main thread, the longest first. */
export function mainThreadTasks(events: readonly TraceEvent[]): MainThreadTask[] {
  const thread = pageThread(events);
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === thread?.pid && tid === thread.tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: MainThreadTask[] = [];
  for (let index = 0; index < own.length;) {
    const task = own[index] as TraceEvent;
    const end = task.ts + (task.dur ?? 0);
    let next = index + 1;
    while (next < own.length && (own[next] as TraceEvent).ts < end) next += 1;
    if (taskNames.has(task.name)) tasks.push({ cpuMs: cpuOf(task) / 1000, parts: partsOf(own.slice(index, next)) });
    index = next;
  }
  return tasks.toSorted((one, other) => other.cpuMs - one.cpuMs);
}

/** The main thread of the renderer that most often names an address of ours: the browser's own first page works, too. */
function pageThread(events: readonly TraceEvent[]): TraceEvent | undefined {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const ours = events.filter(({ args }) => (args.data?.url ?? args.beginData?.url ?? '').startsWith('http'));
  const count = (thread: TraceEvent) => ours.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid).length;
  return threads.toSorted((one, other) => count(other) - count(one))[0];
}

/** Each event's own time, without that of the events inside it. */
function partsOf(events: readonly TraceEvent[]): [string, number][] {
  const own = new Map<string, number>();
  const open: { event: TraceEvent; what: string }[] = [];
  const add = (what: string, ms: number) => own.set(what, (own.get(what) ?? 0) + ms);
  for (const event of events) {
    while (open.length > 0 && endOf((open.at(-1) as { event: TraceEvent }).event) <= event.ts) open.pop();
    const outer = open.at(-1);
    const what = kindOf(event) ?? outer?.what ?? 'the browser itself';
    add(what, cpuOf(event) / 1000);
    if (outer) add(outer.what, -cpuOf(event) / 1000);
    open.push({ event, what });
  }
  return [...own].filter(([, ms]) => ms >= 1).toSorted(([, one], [, other]) => other - one);
}

function kindOf({ name, args }: TraceEvent): string | null {
  const kind = kinds.find(([, names]) => names.test(name))?.[0];
  if (!kind) return null;
  const file = (args.data?.url ?? args.data?.fileName ?? '')
    .replace(/^.*\/|\?.*$/gu, '')
    .replace(/-[\w-]{8}\.js$/u, '.js');
  return ['script', 'evaluating modules', 'compiling'].includes(kind) && file ? `${kind} (${file})` : kind;
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

function cpuOf({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur;
}
