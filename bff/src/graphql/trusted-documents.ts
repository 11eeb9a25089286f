import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';

const manifest = z.record(z.string().regex(/^(?:sha256:)?[0-9a-f]{64}$/u), z.string());

/** The storefront's own operations, by the hash of their text. */
export interface TrustedDocuments {
  /** With or without the prefix sha256: before the hash. */
  textOf(id: string): string | undefined;
  readonly size: number;
}

/** Reads the manifest of the storefront's build. If it is missing or broken, that is logged and no document is trusted. */
export function readTrustedDocuments(webDist: string, log: Logger): TrustedDocuments {
  const texts = new Map<string, string>();
  const path = join(webDist, 'server', 'persisted-documents.json');
  try {
    const entries = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
    for (const [id, text] of Object.entries(entries)) texts.set(withoutPrefix(id), text);
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'not built yet' : 'unreadable';
    log.warn({ reason }, 'The storefront brought no trusted documents: build it with pnpm --filter web build');
  }
  return { textOf: (id) => texts.get(withoutPrefix(id)), size: texts.size };
}

function withoutPrefix(id: string): string {
  return id.replace(/^sha256:/u, '');
}
