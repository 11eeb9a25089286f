import type { Plugin } from 'vite';

const inlinedFont = /@font-face\s*\{[^}]*url\(["']?data:[^}]*\}/g;

/**
 * GraphiQL's style sheet carries Latin fonts as data: addresses, which hold no Hangul and would make the
 * page's policy allow data: fonts. The icons among them come a second time, as a file, with Monaco.
 */
export function dropInlinedFonts(): Plugin {
  return {
    name: 'drop-inlined-fonts',
    enforce: 'pre',
    transform(code, id) {
      return /graphiql.*\.css$/.test(id) ? { code: code.replace(inlinedFont, ''), map: null } : undefined;
    },
  };
}
