import type { Plugin } from 'vite';

const moduleId = '\0unprinted-documents';

/**
 * Operations are sent by their hashes. Apollo Client prints them all the same, to know equal ones under way from others;
 * any text that says all of a document does for that, without a printer of the language.
 */
export function unprintedDocuments(): Plugin {
  return {
    name: 'unprinted-documents',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'graphql' && importer?.endsWith('/utilities/graphql/print.js') ? moduleId : undefined,
    load: (id) => (id === moduleId ? 'export const print = (document) => JSON.stringify(document);' : undefined),
  };
}
