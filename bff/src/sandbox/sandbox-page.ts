import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Renders the page for one response, with the nonce of its styles. */
export type SandboxPage = (nonce: string) => string;

/** Reads the built page once. Null when the sandbox has not been built. */
export function readSandboxPage(folder: string): SandboxPage | null {
  try {
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    return (nonce) => html.replaceAll('%NONCE%', nonce);
  } catch {
    return null;
  }
}
