// Loaded into a gateway before its code. Its time stands still, and passes when a test asks for that at FAULT_CLOCK_PORT: so a
// test counts the time that something takes, whether the machine is busy or not.
import { subscribe } from 'node:diagnostics_channel';
import { createServer, type IncomingMessage } from 'node:http';
import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

const TWO_HOURS_MS = 7_200_000;
/** Until what a timer has set off is on its way. */
const TURNS = 30;

const start = Date.now();
mock.timers.enable({ apis: ['Date', 'setInterval', 'setTimeout'], now: start });
const { setTimeout: mocked } = globalThis;
// The mock puts a timer without a delay nowhere.
globalThis.setTimeout = ((work: () => void, milliseconds: number | undefined, ...given: []) =>
  mocked(work, milliseconds ?? 0, ...given)) as typeof setTimeout;
AbortSignal.timeout = (milliseconds) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), milliseconds);
  return controller.signal;
};
const stopped = Date.now.bind(Date);
performance.now = () => stopped() - start;
/** What is stored gets old by it, and no timer fires. */
let shift = 0;
Date.now = () => stopped() + shift;

const words: Record<string, (milliseconds: number) => void> = {
  pass: (milliseconds) => mock.timers.tick(milliseconds),
  grow: () => {
    shift += TWO_HOURS_MS;
  },
  collect: () => globalThis.gc?.(),
};

/** Requests of the gateway's own port, and their responses. */
const traffic = { begun: 0, ended: 0 };
const isOwn = (message: unknown) =>
  (message as { request: IncomingMessage }).request.socket.localPort === Number(process.env['PORT']);
subscribe('http.server.request.start', (message) => {
  if (isOwn(message)) traffic.begun += 1;
});
subscribe('http.server.response.finish', (message) => {
  if (isOwn(message)) traffic.ended += 1;
});

createServer((request, response) => {
  const [, word = '', milliseconds = '0'] = (request.url ?? '').split('/');
  words[word]?.(Number(milliseconds));
  void rest().then(() => response.end(JSON.stringify(traffic)));
})
  .listen(Number(process.env['FAULT_CLOCK_PORT']), '127.0.0.1')
  .unref();

async function rest(): Promise<void> {
  for (let turns = 0; turns < TURNS; turns += 1) await turn();
}
