import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary, root } from './paths.ts';
import { Refusal } from './refusal.ts';

export interface Step {
  name: string;
  /** Printed while it runs. */
  title: string;
  /** Globs of all inputs, from the root. */
  inputs: string[];
  /** A file that exists once the step has succeeded. */
  output: string;
  command: [tool: string, ...args: string[]];
  cwd?: string;
}

/** Runs a step unless its inputs are unchanged since it last succeeded. */
export async function runStep(step: Step): Promise<void> {
  const marker = join(root, 'node_modules', '.cache', 'family-mall', `${step.name}.sha256`);
  const fingerprint = fingerprintOf(step.inputs);
  const isDone =
    existsSync(join(root, step.output)) && existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint;
  if (isDone) return;
  console.log(`${step.title} …`);
  const { code, output } = await runTool(step.command, step.cwd);
  if (code !== 0) {
    console.error(output.trim());
    throw new Refusal(`${step.title} failed; see the lines above.`);
  }
  mkdirSync(join(marker, '..'), { recursive: true });
  writeFileSync(marker, fingerprint);
}

/** Runs a tool of the workspace, with these variables besides its own, and returns its output. */
export function runTool([tool, ...args]: Step['command'], cwd = root): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // pnpm comes with the runtime, on the PATH; the rest are the workspace's own.
    const child = spawn(tool === 'pnpm' ? tool : binary(tool), args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

function fingerprintOf(globs: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(globs, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|__generated__)(\/|$)/.test(path),
  });
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
