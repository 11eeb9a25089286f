// Full tier: the protocol's conformance suite, as a process of its own.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeMall } from '../helpers/fake-mall.ts';
import { openGateway } from '../helpers/open-gateway.ts';

const suite = join(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
const unmet = join(import.meta.dirname, 'conformance.yml');

/** The suite's own verdict: 0 only where each scenario ends as the list of the unmet says, and no unmet one is met. */
function runSuite(url: string, folder: string): Promise<{ code: number; output: string }> {
  const parameters = ['server', '--url', url, '--expected-failures', unmet, '--output-dir', folder];
  return new Promise((resolve) => {
    execFile(process.execPath, [suite, ...parameters], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test('what the conformance suite finds is what is said of it', async () => {
  const mall = await startFakeMall();
  const gateway = await openGateway(mall.url, { AGENTS: true });
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  onTestFinished(async () => {
    await gateway.close();
    await mall.close();
    await rm(folder, { recursive: true, force: true });
  });

  const { code, output } = await runSuite(`${gateway.url}/mcp`, folder);
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  for (const met of ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])
    expect(output).toMatch(new RegExp(`✓ ${met}: [1-9]\\d* passed, 0 failed`, 'u'));
});
