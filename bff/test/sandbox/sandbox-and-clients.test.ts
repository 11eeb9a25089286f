import { afterAll, beforeAll } from 'vitest';
import { describeGuide } from '../clients/guide.suite.ts';
import { ensureSandboxIsBuilt } from './built-sandbox.ts';
import { describeExamples } from './examples.suite.ts';
import { describePage } from './page.suite.ts';
import { startSystem, type System } from './system.ts';

// One file for three suites: filling a mall takes longer than all that they ask of it.
let system: System;
beforeAll(async () => {
  await ensureSandboxIsBuilt();
  system = await startSystem();
});
afterAll(() => system.close());

describeExamples(() => system);
describeGuide(() => system);
describePage(() => system);
