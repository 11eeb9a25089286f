/** Values by their names in the address. */
export type Choices = Readonly<Record<string, string | null>>;

/** Sets these choices in a query, and leaves the rest of it alone. */
export function withChoices(search: string, choices: Choices): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choices)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
