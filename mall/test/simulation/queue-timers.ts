import { systemClock } from 'pg-boss';

const none = () => 0;

/** The queue looks for work in the scheduler's rounds alone: its own timers are real time. */
export function stopQueueTimers(): void {
  Object.assign(systemClock, { setTimeout: none, setInterval: none, clearTimeout: none, clearInterval: none });
}
