/** Reads what this browser keeps under a name; null where there is nothing, or nothing that can be read. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`family-mall.${name}`) ?? 'null');
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`family-mall.${name}`);
    else localStorage.setItem(`family-mall.${name}`, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works without.
  }
}
