/** The names that an object of this JSON text has more than once: JSON.parse keeps the last of them and says nothing. */
export function repeatedNames(json: string): string[] {
  const repeated: string[] = [];
  const open: (Set<string> | null)[] = [];
  for (const [token, name] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/gu)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (name !== undefined) {
      const names = open.at(-1);
      if (names?.has(name)) repeated.push(name);
      names?.add(name);
    }
  }
  return repeated;
}
