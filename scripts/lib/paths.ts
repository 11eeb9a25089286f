import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A tool of the workspace. */
export const binary = (name: string) => join(root, 'node_modules', '.bin', name);
