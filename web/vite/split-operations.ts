import type { Plugin } from 'vite';

const generated = /\/src\/__generated__\/(graphql|hooks)\.ts$/;
const piece = /\?operation=(\w+)$/;
const exported = /^export const (\w+) = /;

/**
 * Code generation writes all operations into one file and all hooks into another, and a bundler never splits a file:
 * every page would bring the operations of all others along. In builds each becomes a module of its own.
 */
export function splitOperations(): Plugin {
  const pieces = new Map<string, string>();
  return {
    name: 'split-operations',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (piece.test(id) ? { id, moduleSideEffects: false } : undefined),
    load: (id) => (piece.test(id) ? pieces.get(id) : undefined),
    transform(code, id) {
      if (!generated.test(id)) return undefined;
      const lines = code.split('\n');
      const shared = lines.filter((line) => line.startsWith('import ')).join('\n');
      const reexports = statements(lines).map(([name, text]) => {
        const pieceId = `${id}?operation=${name}`;
        pieces.set(pieceId, `${shared}\n${text}`);
        return `export { ${name} } from ${JSON.stringify(pieceId)};`;
      });
      return { code: reexports.join('\n'), map: null, moduleSideEffects: false };
    },
  };
}

/** The file's exported constants, each from its first line to the line before the next. */
function statements(lines: string[]): [name: string, text: string][] {
  const found: [string, string[]][] = [];
  for (const line of lines) {
    const [, name] = exported.exec(line) ?? [];
    if (name !== undefined) found.push([name, [line]]);
    else if (!/^(?:import|export) /.test(line)) found.at(-1)?.[1].push(line);
  }
  return found.map(([name, text]) => [name, text.join('\n')]);
}
