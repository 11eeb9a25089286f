import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from './random.ts';

/** Work that goes on in small steps. Its owner's end is its own. */
interface Task {
  name: string;
  owner: object | null;
  /** How many of its branches wait at a gate, for a time, or for another task. */
  blocked: number;
  isOver: boolean;
}

interface Gate {
  task: Task;
  label: string;
  open: () => void;
}

interface Timer {
  at: number;
  order: number;
  fire: () => void;
}

/** Turns of the event loop in which nothing may happen before all is said to rest. */
const restingTurns = 3;
/** A real time, in which whatever is not of the simulation ends: a program that reads a spreadsheet. */
const mostRestMs = 300_000;
/** The most of it that one turn takes: a process that is stopped by its user does not wait meanwhile. */
const mostTurnMs = 1_000;
/** The most that one step takes on the simulated clock. */
const mostStepMs = 20;

const never = new Promise<never>(() => undefined);

/**
 * Runs tasks one step at a time, in an order that follows from the seed. A task stops at each gate, and the next gate opens once
 * all tasks wait. Time is simulated: it moves with steps, and jumps when all wait for it.
 */
export class Scheduler {
  /** Milliseconds. */
  now: number;
  /** Gates that were opened, and commits. */
  steps = 0;
  /** Same for the same course. */
  trace = 0x811c9dc5;
  /** Of the last steps, the latest last. */
  readonly recent: string[] = [];
  readonly random: Random;
  readonly #current = new AsyncLocalStorage<Task>();
  readonly #live = new Set<Task>();
  readonly #timers: Timer[] = [];
  #gates: Gate[] = [];
  #order = 0;
  #moves = 0;
  #failures: unknown[] = [];

  constructor(random: Random, now: number) {
    this.random = random;
    this.now = now;
  }

  /** Begins a task. `failed` gets what it throws; without it that ends the world. */
  begin(
    name: string,
    owner: object | null,
    work: () => Promise<void>,
    failed = (error: unknown) => void this.#failures.push(error),
  ): void {
    const task: Task = { name, owner, blocked: 0, isOver: false };
    this.#live.add(task);
    this.#moves += 1;
    void this.#current
      .run(task, work)
      .catch((error: unknown) => task.isOver || failed(error))
      .finally(() => this.#end(task));
  }

  /** Waits until the scheduler lets it go on. Never does for a task whose owner ended. */
  async gate(label: string): Promise<void> {
    const task = this.#task();
    if (task.isOver) return never;
    await this.#blocked(task, new Promise<void>((open) => this.#gates.push({ task, label, open })));
  }

  /** Waits on the simulated clock. */
  sleep(ms: number): Promise<void> {
    const task = this.#task();
    if (task.isOver) return never;
    return this.#blocked(task, new Promise<void>((resolve) => this.at(this.now + ms, resolve)));
  }

  /** Waits for what another task brings. */
  waitFor<Value>(coming: Promise<Value>): Promise<Value> {
    return this.#blocked(this.#task(), coming);
  }

  /** Calls back at a time. */
  at(time: number, fire: () => void): void {
    this.#order += 1;
    this.#timers.push({ at: time, order: this.#order, fire });
  }

  /** Ends all tasks of an owner where they are. */
  endAllOf(owner: object): void {
    for (const task of this.#live) if (task.owner === owner) this.#end(task);
    this.#gates = this.#gates.filter(({ task }) => !task.isOver);
  }

  /** Counts a step, and makes it part of the trace. */
  step(label: string): void {
    this.steps += 1;
    const line = `${this.now} ${label.replaceAll(/\s+/gu, ' ')}`;
    for (let index = 0; index < line.length; index += 1)
      this.trace = Math.imul(this.trace ^ line.charCodeAt(index), 0x01000193) >>> 0;
    this.recent.push(line);
    if (this.recent.length > 400) this.recent.splice(0, 200);
  }

  get isIdle(): boolean {
    return this.#gates.length === 0;
  }

  /** When the next timer fires; null: there is none. */
  get nextTimer(): number | null {
    return this.#timers.length === 0 ? null : Math.min(...this.#timers.map(({ at }) => at));
  }

  get names(): string[] {
    return [...this.#live].map(({ name }) => name);
  }

  /** Opens one gate, whichever the seed says, and waits until all rest again. */
  async openOne(): Promise<void> {
    const gates = this.#gates.toSorted((one, other) => (one.task.name < other.task.name ? -1 : 1));
    const gate = this.random.oneOf(gates);
    this.#gates.splice(this.#gates.indexOf(gate), 1);
    this.now += this.random.below(mostStepMs);
    this.step(`${gate.task.name}: ${gate.label}`);
    gate.open();
    await this.rest();
    await this.fireDue();
  }

  /** Moves the clock, and fires what is due. */
  async passTo(time: number): Promise<void> {
    this.now = Math.max(this.now, time);
    await this.fireDue();
  }

  async fireDue(): Promise<void> {
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= this.now);
      if (due.length === 0) return;
      due.sort((one, other) => one.at - other.at || one.order - other.order);
      for (const timer of due) {
        this.#timers.splice(this.#timers.indexOf(timer), 1);
        timer.fire();
        await this.rest();
      }
    }
  }

  /** Waits until every task waits. Throws what a task threw. */
  async rest(): Promise<void> {
    let restedMs = 0;
    for (let turns = 0, seen = this.#moves; turns < restingTurns; turns += 1) {
      const begun = performance.now();
      await new Promise((resolve) => setImmediate(resolve));
      restedMs += Math.min(performance.now() - begun, mostTurnMs);
      const isMoving = seen !== this.#moves || [...this.#live].some(({ blocked }) => blocked === 0);
      if (!isMoving) continue;
      if (restedMs > mostRestMs) throw new Error(`What neither ends nor waits: ${this.#running().join(', ')}`);
      seen = this.#moves;
      turns = -1;
    }
    if (this.#failures.length > 0) throw this.#failures[0];
  }

  #running(): string[] {
    return [...this.#live].filter(({ blocked }) => blocked === 0).map(({ name }) => name);
  }

  #task(): Task {
    const task = this.#current.getStore();
    if (!task) throw new Error('Only tasks wait.');
    return task;
  }

  async #blocked<Value>(task: Task, coming: Promise<Value>): Promise<Value> {
    task.blocked += 1;
    this.#moves += 1;
    try {
      const value = await coming;
      return task.isOver ? await never : value;
    } finally {
      task.blocked -= 1;
      this.#moves += 1;
    }
  }

  #end(task: Task): void {
    task.isOver = true;
    this.#live.delete(task);
    this.#moves += 1;
  }
}
