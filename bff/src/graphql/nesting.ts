const opening = new Set('{[('.split('').map((sign) => sign.charCodeAt(0)));
const closing = new Set('}])'.split('').map((sign) => sign.charCodeAt(0)));
const [quote, hash] = ['"'.charCodeAt(0), '#'.charCodeAt(0)];

/**
 * Whether brackets are nested deeper than that, strings and comments apart. One walk over the text, so that what
 * would make the parser recurse without end never gets to it.
 */
export function isNestedDeeper(text: string, limit: number): boolean {
  let depth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === quote) place = endOfString(text, place);
    else if (sign === hash) place = endOfLine(text, place);
    else if (opening.has(sign)) depth += 1;
    else if (closing.has(sign)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/** Where the string's last quote is; the end of the text for one without. */
function endOfString(text: string, start: number): number {
  const mark = text.startsWith('"""', start) ? '"""' : '"';
  let end = text.indexOf(mark, start + mark.length);
  while (end !== -1 && isEscaped(text, end, mark)) end = text.indexOf(mark, end + 1);
  return end === -1 ? text.length : end + mark.length - 1;
}

/** In a block a backslash escapes the mark; in a plain string it may itself be escaped. */
function isEscaped(text: string, place: number, mark: string): boolean {
  let slashes = 0;
  while (text[place - slashes - 1] === '\\') slashes += 1;
  return mark === '"""' ? slashes > 0 : slashes % 2 === 1;
}

function endOfLine(text: string, start: number): number {
  const end = text.slice(start).search(/[\n\r]/u);
  return end === -1 ? text.length : start + end;
}
