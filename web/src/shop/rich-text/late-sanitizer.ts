type Sanitize = (html: string) => string;

let sanitize: Sanitize | null = null;

/** Fetches the browser's own sanitiser, which is too heavy for the first screen. */
export async function fetchSanitizer(): Promise<void> {
  sanitize = (await import('./sanitize.ts')).sanitize;
}

/** Sanitizes HTML once more if the sanitizer is loaded already; the gateway has done so in any case. */
export function sanitizedOnceMore(html: string): string {
  return sanitize ? sanitize(html) : html;
}
