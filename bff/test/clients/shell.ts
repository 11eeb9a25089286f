import { spawn } from 'node:child_process';

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface Surroundings {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Runs a program that must succeed; returns its output. */
export async function runWell(program: string, parameters: string[], options: Surroundings): Promise<string> {
  const { code, stdout, stderr } = await run(program, parameters, options);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${stderr}${stdout}`);
  return stdout;
}

/** Runs a program to its end without blocking the servers that live in this process. */
function run(program: string, parameters: string[], options: Surroundings): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: options.cwd, env: options.env });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end();
  });
}

/**
 * Runs scripts one after another in one shell, so that a later one has the variables of an earlier one. Returns each
 * output; throws with the position of the first that failed.
 */
export async function runInOneShell(scripts: string[], options: Surroundings): Promise<string[]> {
  const mark = '-----8<-----';
  const input = scripts.map((script, turn) => `STEP=${turn}\n${script}\necho '${mark}'\n`).join('');
  const prelude = 'set -euo pipefail\ntrap \'echo "step $STEP failed" >&2\' ERR\n';
  const { code, stdout, stderr } = await run('bash', ['-c', prelude + input], options);
  if (code !== 0) throw new Error(`The shell ended with ${code}: ${stderr}\n${stdout.slice(-1_000)}`);
  return stdout.split(`${mark}\n`).slice(0, scripts.length);
}
