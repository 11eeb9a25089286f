import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { openFaultGateway, type FaultGateway, type FaultGatewayOptions } from './fault-gateway.ts';
import { freePorts } from './ports.ts';
import { StoppedClock, type Traffic } from './stopped-clock.ts';

/** A small part of every time limit. */
const STEP_MS = 100;
/** What takes longer hangs. */
const MOST_STEPS = 300;
/** How often to look, in real time, whether something is on its way. */
const LOOK_MS = 5;

/** A value, and the time that had to pass for it. */
export interface Timed<T> {
  value: T;
  milliseconds: number;
}

/** Time stands still in the gateway and in its proxy, and passes by `pass` and `passUntil` alone. */
export interface StoppedGateway extends FaultGateway {
  pass(milliseconds: number): Promise<unknown>;
  /** Lets time pass, but only while nothing is on its way that needs none, until the work is done. */
  passUntil<T>(work: Promise<T>): Promise<Timed<T>>;
  /** Two hours pass; every cache entry is stale now. */
  grow(): Promise<unknown>;
  /** Used memory in bytes after a garbage collection. */
  memory(): Promise<number>;
}

export async function openStoppedGateway(
  mallUrl: string,
  options: Pick<FaultGatewayOptions, 'webDist'> = {},
): Promise<StoppedGateway> {
  const [clockPort = 0, metricsPort] = await freePorts(2);
  const clock = new StoppedClock(clockPort);
  const gateway = await openFaultGateway(mallUrl, {
    ...options,
    settings: { FAULT_CLOCK_PORT: String(clockPort), METRICS_PORT: String(metricsPort) },
    flags: ['--expose-gc', '--import', clockModule],
    sleep: clock.sleep,
    stopSignal: 'SIGKILL', // where time stands still, nothing ends in time
  });
  const before = await clock.rest();
  /** A request, a response, or a call that the mall is at work on. */
  const isOnItsWay = ({ begun, ended }: Traffic) =>
    gateway.traffic.sent > begun - before.begun ||
    gateway.traffic.read < ended - before.ended ||
    gateway.proxy.isMallAtWork;
  const passUntil = async <T>(work: Promise<T>): Promise<Timed<T>> => {
    const state = { isDone: false };
    const setDone = () => void (state.isDone = true);
    work.then(setDone, setDone);
    for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
      do await pause(LOOK_MS);
      while (isOnItsWay(await clock.rest()));
      if (state.isDone) return { value: await work, milliseconds: steps * STEP_MS };
      await clock.pass(STEP_MS);
    }
    throw new Error(`Not done after ${MOST_STEPS * STEP_MS} ms`);
  };
  const memory = async () => {
    await clock.collect();
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return valueOf(text, 'nodejs_heap_size_used_bytes') + valueOf(text, 'nodejs_external_memory_bytes');
  };
  return { ...gateway, passUntil, memory, pass: (milliseconds) => clock.pass(milliseconds), grow: () => clock.grow() };
}

const clockModule = fileURLToPath(new URL('./fault-clock.ts', import.meta.url));

function valueOf(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(metrics)?.[1] ?? Number.NaN);
}
