/** A spread of a fragment; `... on Type` has no name. */
const spread = /\.\.\.(?!on\b)(\w+)/gu;

/** An operation with the shared fragments that it spreads, and those that they spread, each once. `fragments`: texts by name. */
export function wholeDocument(operation: string, fragments: ReadonlyMap<string, string>): string {
  const parts = new Map<string, string>();
  const collect = (text: string) => {
    for (const [, name = ''] of text.matchAll(spread)) {
      const fragment = fragments.get(name);
      if (fragment === undefined) throw new Error(`There is no fragment ${name}.`);
      if (parts.has(name)) continue;
      parts.set(name, fragment);
      collect(fragment);
    }
  };
  collect(operation);
  return [operation, ...parts.values()].map((part) => part.trim()).join('\n\n') + '\n';
}
