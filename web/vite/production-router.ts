import type { Plugin } from 'vite';

/** react-router names the files for development to everyone; those for production, without its warnings, lie beside them. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
