/** ga***@example.com: keeps at most two letters, and never all. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null;
  const [name = '', domain = ''] = email.split('@');
  const shown = name.slice(0, Math.min(2, Math.max(name.length - 1, 0)));
  return `${shown}***@${domain}`;
}

/** gao***: keeps at most three letters, and never more than half. */
export function maskId(id: string): string {
  const shown = Math.min(3, Math.floor(id.length / 2));
  return id.slice(0, shown) + '*'.repeat(id.length - shown);
}

/** 홍*동: keeps the first and last letter; of two the first. Letters are grapheme clusters. */
export function maskName(name: string): string {
  const letters = Array.from(new Intl.Segmenter('ko').segment(name), ({ segment }) => segment);
  if (letters.length < 2) return name;
  const last = letters.length === 2 ? '*' : (letters.at(-1) ?? '');
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${last}`;
}

/** Reveals only the length, up to a limit. */
export function maskText(text: string | null): string | null {
  return text && '*'.repeat(Math.min(text.length, mostStars));
}

const mostStars = 8;
