/** Values by the names that they have in the address. */
export type Choices = Readonly<Record<string, string | null>>;

/** A query with these choices; everything else in it stays. */
export function withChoices(search: string, choices: Choices): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choices)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
