import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Puts the list of the storefront's operations beside the server module: the gateway trusts these and no others. */
export function persistedDocuments(): Plugin {
  return {
    name: 'persisted-documents',
    async generateBundle() {
      const source = await readFile('src/__generated__/persisted-documents.json', 'utf8');
      this.emitFile({ type: 'asset', fileName: 'persisted-documents.json', source });
    },
  };
}
