const longestName = 120;

/** Composed (NFC), in one line, without folders, control characters or quotes. It may be cut. */
export function safeName(name: string): string {
  const plain = (name.normalize('NFC').split(/[/\\]/u).at(-1) ?? '')
    // Browsers write line breaks and quotes of a name like this.
    .replaceAll(/(?:\s|%0[ad])+/giu, ' ')
    .replaceAll(/[\p{C}"]|%22/gu, '')
    .trim();
  return [...plain].slice(0, longestName).join('').trim() || 'file';
}

/** The name in a `Content-Disposition`: that of `filename*` first, then the plain one. Null: there is none. */
export function nameIn(disposition: string): string | null {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/iu.exec(disposition)?.[1];
  const decoded = encoded === undefined ? null : decodeOrNull(encoded);
  if (decoded !== null) return decoded;
  const [, quoted, token] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/iu.exec(disposition) ?? [];
  const plain = quoted?.replaceAll(/\\(.)/gu, '$1') ?? token;
  return plain === undefined ? null : fromHeader(plain);
}

/** Not as the mall wrote it: some clients save only the plain name, which many write with question marks. */
export function attachmentNamed(name: string): string {
  const safe = safeName(name);
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plainName(safe)}"; filename*=UTF-8''${encoded}`;
}

/** Café 사진 1.png is Cafe 1.png, 사진.png is file.png. */
function plainName(name: string): string {
  const dot = name.lastIndexOf('.');
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : [name, ''];
  const readable = plainLetters(base).replaceAll(/\s+/gu, ' ').trim();
  const ending = plainLetters(extension).replaceAll(/\s/gu, '');
  return (/[a-z\d]/iu.test(readable) ? readable : 'file') + (ending === '' ? '' : `.${ending}`);
}

function plainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/[^\w .()+-]/gu, '');
}

function decodeOrNull(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Headers arrive as Latin-1; a mall may have written UTF-8. */
function fromHeader(text: string): string {
  const utf8 = Buffer.from(text, 'latin1').toString('utf8');
  return utf8.includes('\uFFFD') ? text : utf8;
}
