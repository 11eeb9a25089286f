/**
 * Dispatches `change` at file inputs whose files were chosen before hydration: React does not replay that event. Each of our handlers
 * clears its input, so an input that still has files was not read.
 */
export function readEarlyFiles(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    if (field.files && field.files.length > 0) field.dispatchEvent(new Event('change', { bubbles: true }));
}
