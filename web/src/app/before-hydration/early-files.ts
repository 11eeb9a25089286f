/**
 * Tells fields of files that were chosen before their code was there. Whoever reads a field empties it, so what is still in
 * one has not been read.
 */
export function readEarlyFiles(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    if (field.files && field.files.length > 0) field.dispatchEvent(new Event('change', { bubbles: true }));
}
