// Loaded into a gateway before its code: on a signal two hours pass and unused memory is freed, so that layout expires
// and memory can be compared without waiting.
import { GROWN } from './fault-clock-word.ts';

const TWO_HOURS_MS = 7_200_000;
const realNow = Date.now.bind(Date);
let shift = 0;
Date.now = () => realNow() + shift;
process.on('SIGUSR2', () => {
  shift += TWO_HOURS_MS;
  globalThis.gc?.();
  process.stderr.write(`${GROWN}\n`);
});
