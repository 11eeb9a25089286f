import { once } from 'node:events';
import { runMall } from '../../../src/run.ts';
import { seedProcessWorld } from './process-world.ts';

// Everything is loaded by now: a waiting process opens at once on command.
if (process.env['WAIT_FOR_TURN'] === 'Y') await once(process.stdin, 'data');
// Ends with the test, also when that was killed.
process.stdin.on('end', () => process.exit(2)).resume();

// A mall in its own process with the data set of the tests, for tests that end it. `NOW` stops its clock.
const { NOW } = process.env;
await runMall({ ...(NOW !== undefined && { now: () => new Date(NOW) }), seed: seedProcessWorld });
