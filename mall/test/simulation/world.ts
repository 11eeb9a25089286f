import type { PGlite } from '@electric-sql/pglite';
import type { JobName } from '../../src/jobs/job-kinds.ts';
import type { Shop } from '../rest/harness/shop.ts';
import { worldNow } from '../rest/harness/world.ts';
import { audit, auditFiles, auditOrders, auditPresses, countPieces, type Finding, type Pieces } from './audits.ts';
import { Company } from './company.ts';
import { openFrom, type Template } from './database.ts';
import { SimulatedFiles } from './files.ts';
import { Network } from './network.ts';
import type { Plan, Planned } from './plan.ts';
import { Program, scheduled, type Surroundings } from './program.ts';
import { drawFrom, Random, replaceClock } from './random.ts';
import { Scheduler } from './scheduler.ts';
import { simulatedShop } from './simulated-shop.ts';
import { watchStates } from './state-moves.ts';
import { stories } from './stories.ts';

/** A queue with work; `isLeft`: of a program that was killed, or takes too long. */
export interface Due {
  name: JobName;
  isLeft: boolean;
  at: number;
}

const programNames = ['A', 'B'] as const;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** After the last event: everything that waits for a deadline of days has ended. */
const settleMs = 10 * dayMs;
/** Steps between two audits. */
const auditSteps = 150;
/** Not so many in any plan: something repeats without an end. */
const mostSteps = 30_000;

export interface Outcome {
  steps: number;
  trace: number;
  findings: Finding[];
  /** The last steps before the end. */
  recent: readonly string[];
  /** What the stories did, by name. */
  counts: Readonly<Record<string, number>>;
}

/** A mall of two programs, its surroundings, and those who use it. Everything in it follows from its plan. */
export class World {
  readonly shop: Shop;
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly company = new Company();
  readonly files = new SimulatedFiles();
  readonly pglite: PGlite;
  readonly deskKey: string;
  /** Of the stories alone, so that one left out of a plan changes no other. */
  readonly counts: Record<string, number> = {};
  readonly findings: Finding[] = [];
  /** Numbers of orders, contracts and subscriptions that members were told of. */
  readonly told = new Set<string>();
  /** Keys of presses at the desk that operators were told of. */
  readonly pressed = new Set<string>();
  readonly #surroundings: Surroundings;
  readonly #programs = new Map<string, Program>();
  #before: Pieces = new Map();
  readonly #last: (() => Promise<string[]>)[] = [];
  #started = 0;

  private constructor(pglite: PGlite, seed: number, deskKey: string) {
    this.pglite = pglite;
    this.deskKey = deskKey;
    this.scheduler = new Scheduler(new Random(seed), worldNow.getTime());
    const { scheduler, company, files } = this;
    this.#surroundings = { scheduler, pglite, company, files, onError: (line) => this.#logged(line) };
    this.network = new Network(scheduler, () => [...this.#programs.values()]);
    this.shop = simulatedShop(pglite, scheduler);
  }

  static async play(template: Template, plan: Plan): Promise<Outcome> {
    drawFrom(new Random(plan.seed ^ 0x5bd1e995));
    replaceClock(() => worldNow.getTime());
    const pglite = await openFrom(template);
    const world = new World(pglite, plan.seed, template.deskKey);
    replaceClock(() => world.scheduler.now);
    globalThis.fetch = world.network.fetch as typeof fetch;
    try {
      await watchStates(pglite);
      await world.#play(plan);
    } catch (error) {
      world.findings.push({ audit: 'the world goes on', against: [String((error as Error).stack ?? error)] });
    } finally {
      await pglite.close();
    }
    const { scheduler, findings, counts } = world;
    return { steps: scheduler.steps, trace: scheduler.trace, findings, recent: scheduler.recent, counts };
  }

  /** What a story still has to look at when nothing is under way any more. */
  lastly(look: () => Promise<string[]>): void {
    this.#last.push(look);
  }

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  async #play({ events }: Plan): Promise<void> {
    const begin = this.scheduler.now;
    this.#before = await countPieces(this.pglite);
    for (const name of programNames) this.#start(name);
    await this.scheduler.rest();
    for (const event of events) this.scheduler.at(begin + event.at, () => this.#happen(event));
    const last = Math.max(0, ...events.map(({ at }) => at));
    for (let at = begin; at < begin + last + settleMs; at += dayMs)
      for (const [index, name] of scheduled.entries())
        this.scheduler.at(at + (index + 1) * hourMs, () => this.#anyProgram()?.runScheduled(name));
    await this.#runUntil(begin + last + settleMs);
    if (this.findings.length > 0) return;
    await this.#lookAtLast(begin + last + settleMs);
    this.findings.push(
      ...(await audit(this.pglite, this.#before, true)),
      ...(await auditOrders(this.pglite, this.told)),
      ...(await auditPresses(this.pglite, this.pressed)),
      ...(await auditFiles(this.pglite, new Set(this.files.contents.keys()))),
    );
  }

  async #lookAtLast(end: number): Promise<void> {
    this.scheduler.begin('last look', null, async () => {
      for (const look of this.#last) {
        const against = await look();
        if (against.length > 0) this.findings.push({ audit: 'what a story was told is so', against });
      }
    });
    await this.scheduler.rest();
    await this.#runUntil(end);
  }

  async #runUntil(end: number): Promise<void> {
    const { scheduler } = this;
    for (let audited = 0; this.findings.length === 0;) {
      if (scheduler.steps > mostSteps) throw new Error(`No end after ${mostSteps} steps.`);
      if (scheduler.steps - audited >= auditSteps) {
        audited = scheduler.steps;
        this.findings.push(...(await audit(this.pglite, this.#before, false)));
      } else if (!scheduler.isIdle) {
        // Now and then a program looks for work beside what it does.
        if (scheduler.random.chance(0.02)) this.#work(await this.#due());
        await scheduler.openOne();
      } else {
        const due = await this.#due();
        const ready = due.filter(({ at }) => at <= scheduler.now);
        if (ready.length > 0 && this.#work(ready)) {
          await scheduler.rest();
          continue;
        }
        const next = Math.min(
          scheduler.nextTimer ?? Infinity,
          ...due.map(({ at }) => at).filter((at) => at > scheduler.now),
        );
        if (next > end) return;
        await scheduler.passTo(next);
      }
    }
  }

  /** Queues with work, and when the first of it is due. */
  async #due(): Promise<Due[]> {
    const { rows } = await this.pglite.query<{ name: JobName; isLeft: boolean; at: string }>(
      `select name, state = 'active' as "isLeft", extract(epoch from min(case state when 'active'
         then started_on + expire_seconds * interval '1 second' else start_after end)) * 1000 as at
       from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2 order by 1, 2`,
    );
    return rows.map(({ at, ...queue }) => ({ ...queue, at: Math.ceil(Number(at)) + 1 }));
  }

  /** Lets one or both programs take what is due. False: none could. */
  #work(due: readonly Due[]): boolean {
    const { random, now } = this.scheduler;
    const ready = due.filter(({ at }) => at <= now);
    const up = [...this.#programs.values()].filter(({ isUp }) => isUp);
    if (ready.length === 0 || up.length === 0) return false;
    const first = random.oneOf(up);
    for (const program of random.chance(0.4) ? up : [first]) program.work(ready);
    return true;
  }

  #anyProgram(): Program | undefined {
    const up = [...this.#programs.values()].filter(({ isUp }) => isUp);
    return up.length === 0 ? undefined : this.scheduler.random.oneOf(up);
  }

  /** A program, or the one after it. */
  #start(name: string): void {
    this.#started += 1;
    const program = new Program(`${name}${this.#started}`, this.#surroundings);
    this.#programs.set(name, program);
    program.onEnd = () => {
      this.count('programs killed');
      const pause = 1_000 + this.scheduler.random.below(90_000);
      this.scheduler.at(this.scheduler.now + pause, () => this.#start(name));
    };
    this.scheduler.begin(`${program.name} start`, program, () => program.open());
  }

  #happen({ event }: Planned): void {
    if ('story' in event) {
      const { scheduler } = this;
      this.#started += 1;
      const story = stories[event.story];
      scheduler.begin(`${event.story} ${this.#started}`, null, () => story.play(this, new Random(event.seed)));
      return;
    }
    switch (event.fault) {
      case 'kill':
        this.#programs.get(event.program)?.killAfter(event.uses);
        break;
      case 'request':
        this.network.faults.push(event.what);
        break;
      case 'provider':
        this.company.disturb(event.call, event.what);
        break;
      case 'files':
        this.files.faults.push(event.what);
    }
  }

  /** What a mall logs as an error speaks against it, but for what the faults cause. */
  #logged(line: string): void {
    if (/"statusCode":503|ProviderUnreachable|store did not get it|response of the store/u.test(line)) return;
    this.findings.push({ audit: 'no error is logged', against: [line.slice(0, 2_000)] });
  }
}
