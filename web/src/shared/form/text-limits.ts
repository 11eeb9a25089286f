/** How many characters the mall takes, by field; dots lead to nested ones. */
export type TextLimits = Readonly<Record<string, number>>;

/**
 * The error of a text that is too long, measured as the mall does; null: it fits. Fields have no `maxLength`: it would cut
 * what is pasted without a word, and the rest would be saved.
 */
export function lengthError(text: string, limit: number): string | null {
  const length = Array.from(text.normalize('NFC').trim()).length;
  return length > limit ? `${limit}자까지 쓸 수 있어요. 지금은 ${length}자예요.` : null;
}

/** The errors of all texts that are too long, by field. */
export function lengthErrors(values: object, limits: TextLimits): Record<string, string> {
  const errors = Object.entries(limits).map(
    ([field, limit]) => [field, lengthError(textAt(values, field), limit)] as const,
  );
  return Object.fromEntries(errors.filter((entry): entry is [string, string] => entry[1] !== null));
}

function textAt(values: object, field: string): string {
  const value = field
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], values);
  return typeof value === 'string' ? value : '';
}
