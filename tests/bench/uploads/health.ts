import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';

/** What the mall's health took, in milliseconds, since the last look. */
export interface Health {
  asked: number;
  slowest: number;
  failed: number;
}

// A thread of its own: the one that sends the uploads is busy, and would measure itself.
const state = { isOver: false };
parentPort?.once('message', () => (state.isOver = true));
const health: Health = { asked: 0, slowest: 0, failed: 0 };
while (!state.isOver) {
  const start = performance.now();
  const answer = await fetch(`${workerData as string}/health`);
  await answer.arrayBuffer();
  if (!answer.ok) health.failed += 1;
  health.asked += 1;
  health.slowest = Math.max(health.slowest, performance.now() - start);
  await pause(20);
}
parentPort?.postMessage(health); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread, no window
