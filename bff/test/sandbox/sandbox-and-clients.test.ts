// Full tier: every example of the sandbox and of the guide for clients; the quick tier checks them against the schema and executes some.
import { afterAll, beforeAll } from 'vitest';
import { describeGuide } from '../clients/guide.suite.ts';
import { describeNativeApp } from '../clients/native.suite.ts';
import { ensureSandboxIsBuilt } from './built-sandbox.ts';
import { describeExamples } from './examples.suite.ts';
import { startSystem, type System } from './system.ts';

// One file for all suites: filling a mall takes longer than all of their requests.
let system: System;
beforeAll(async () => {
  await ensureSandboxIsBuilt();
  system = await startSystem();
});
afterAll(() => system.close());

describeExamples(() => system);
describeGuide(() => system);
describeNativeApp(() => system);
