import { parse } from 'node:path';

const longestName = 80;

/** Composed (NFC), without folders and control characters, and without extension where the content decides that. May be cut. */
export function toSafeName(name: string, keepsExtension = false): string {
  const base = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const { name: stem, ext } = parse(base);
  const plain = (keepsExtension ? stem + ext : stem)
    // Browsers encode line breaks and quotes of a name like this.
    .replaceAll(/(?:\s|%0[ad])+/giu, ' ')
    .replaceAll('%22', '')
    .replaceAll(/[\p{C}"<>:|?*]/gu, '')
    .trim();
  return [...plain].slice(0, longestName).join('').trim() || 'file';
}
