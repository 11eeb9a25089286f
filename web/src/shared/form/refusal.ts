import type { FormErrors } from '@mantine/form';

interface FieldRefusal {
  path: readonly string[];
  reason: string;
}

/** The mall's refusal of a form. The schema's FormRefused matches it. */
export interface Refusal {
  message: string;
  fields: readonly FieldRefusal[];
  /** The error, if the mall did not respond. */
  error?: unknown;
}

/** Name of the refused form field: that of the mutation's input, with dots for nested fields. */
export function refusedName({ path }: Pick<FieldRefusal, 'path'>): string {
  return path.join('.');
}

/** A refusal of the whole form. */
export function wholly(message: string): Refusal {
  return { message, fields: [] };
}

/**
 * The one rule for what the mall refuses: a reason belongs at its field. Those without a field below `root` go to the note,
 * or the message if there are no reasons.
 * @param fieldOf Name of the field, where the form names it otherwise than the mutation's input. Null: it is not of this form.
 */
export function placed(
  { message, fields }: Refusal,
  root: HTMLElement | null,
  fieldOf: (path: readonly string[]) => string | null = (path) => refusedName({ path }),
): [note: string | null, errors: FormErrors] {
  const errors: FormErrors = {};
  const elsewhere: string[] = [];
  for (const { path, reason } of fields) {
    const name = fieldOf(path);
    if (name !== null && hasField(root, name)) errors[name] = reason;
    else elsewhere.push(reason);
  }
  if (fields.length === 0) elsewhere.push(message);
  return [elsewhere.join('\n') || null, errors];
}

/** By its name, or the part of the page that `data-path` names. */
function hasField(root: HTMLElement | null, name: string): boolean {
  const field = CSS.escape(name);
  return root?.querySelector(`[name="${field}"]:not([type="hidden"]), [data-path="${field}"]`) != null;
}
