import { generalText, isTooLong } from './general-number.ts';

/** A piece of a number format: a placeholder of a digit, a sign with a meaning, or a text. */
type Part = { kind: 'digit' | 'point' | 'comma' | 'percent' | 'general' | 'text'; text: string };

interface Section {
  parts: Part[];
  /** Null: it has none. */
  fits: ((value: number) => boolean) | null;
}

/** Escaped letters, quoted texts, brackets, and what a section is built from otherwise. */
const piece = /\\(.)|"([^"]*)"|\[([^\]]*)\]|[_*].|(General|G\/표준|Standard|@)|([0#?])|(.)/giu;

/**
 * A number as its format shows it: 12 is ORD-0012 by "ORD-"0000. A format that shortens or divides, such as 0.00E+00 and # ?/?, does not
 * change it, since its digits are all there; neither does one of too many digits.
 */
export function formatNumber(value: number, code: string): string {
  if (isTooLong(value)) return generalText(value);
  const sections = sectionsOf(code).map(readSection);
  if (sections.some((section) => section === null)) return generalText(value);
  const known = sections.filter((section) => section !== null);
  const { section, showsMinus } = choose(known, value);
  if (!section) return '';
  return `${showsMinus ? '-' : ''}${fill(section.parts, Math.abs(value))}`;
}

/** A text as its format shows it: 0012 is ORD-0012 by "ORD-"@. */
export function formatText(text: string, code: string): string {
  const section = sectionsOf(code).find((each) => each.replaceAll(/"[^"]*"|\\./gu, '').includes('@'));
  if (section === undefined) return text;
  const parts = readSection(section)?.parts;
  return parts?.map((part) => (part.kind === 'general' ? text : part.text)).join('') ?? text;
}

/** Splits at semicolons that are no text. */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [part] of code.matchAll(/\\.|"[^"]*"|\[[^\]]*\]|./gsu)) {
    if (part === ';') sections.push('');
    else sections.push((sections.pop() ?? '') + part);
  }
  return sections.slice(0, 4);
}

/** Null for one that shortens or divides. */
function readSection(code: string): Section | null {
  const parts: Part[] = [];
  let fits: Section['fits'] = null;
  for (const [whole, escaped, quoted, bracket, general, digit, sign] of code.matchAll(piece)) {
    const text = escaped ?? quoted;
    if (text !== undefined) parts.push({ kind: 'text', text });
    else if (bracket !== undefined) {
      fits ??= conditionOf(bracket);
      // [$₩-412] is the sign of a currency, other brackets are colors and languages.
      if (bracket.startsWith('$')) parts.push({ kind: 'text', text: bracket.slice(1).split('-', 1)[0] ?? '' });
    } else if (general !== undefined) parts.push({ kind: 'general', text: general });
    else if (digit !== undefined) parts.push({ kind: 'digit', text: digit });
    else if (sign === 'E' || sign === 'e' || sign === '/') return null;
    else if (sign === '.') parts.push({ kind: 'point', text: '.' });
    else if (sign === ',') parts.push({ kind: 'comma', text: ',' });
    else if (sign === '%') parts.push({ kind: 'percent', text: '%' });
    else if (!/^[_*]/u.test(whole)) parts.push({ kind: 'text', text: whole });
  }
  return { parts, fits };
}

function conditionOf(bracket: string): Section['fits'] {
  const [, sign, limit] = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/u.exec(bracket) ?? [];
  if (sign === undefined) return null;
  const than = Number(limit);
  return (value) =>
    sign === '<>'
      ? value !== than
      : (sign.includes('=') && value === than) ||
        (sign.startsWith('<') && value < than) ||
        (sign.startsWith('>') && value > than);
}

/** By condition, else positive, negative and zero in this order. A section of its own for negative numbers has its own minus. */
function choose(sections: readonly Section[], value: number): { section: Section | undefined; showsMinus: boolean } {
  if (sections.some(({ fits }) => fits)) {
    const fitting = sections.find(({ fits }) => fits?.(value)) ?? sections.find(({ fits }) => !fits);
    return { section: fitting ?? sections.at(-1), showsMinus: value < 0 };
  }
  // The fourth one is for texts.
  const [positive, negative, zero] = sections;
  if (value < 0 && negative) return { section: negative, showsMinus: false };
  if (value === 0 && zero) return { section: zero, showsMinus: false };
  return { section: positive, showsMinus: value < 0 };
}

/** Puts the digits into their places. Those that have none go before the first place. */
function fill(parts: readonly Part[], value: number): string {
  const lastDigit = parts.findLastIndex(({ kind }) => kind === 'digit');
  const firstDigit = parts.findIndex(({ kind }) => kind === 'digit');
  const pointAt = parts.findIndex(({ kind }) => kind === 'point');
  const point = pointAt === -1 ? parts.length : pointAt;
  const lastWhole = parts.slice(0, point).findLastIndex(({ kind }) => kind === 'digit');
  const commas = parts.flatMap(({ kind }, index) => (kind === 'comma' ? [index] : []));
  const thousands = commas.filter((index) => index > lastWhole && index < point).length;
  const hasGroups = commas.some((index) => index > firstDigit && index < lastWhole);
  const percents = parts.filter(({ kind }) => kind === 'percent').length;
  const decimals = parts.filter(({ kind }, index) => kind === 'digit' && index > point).length;
  const scaled = (value * 100 ** percents) / 1000 ** thousands;
  const [whole = '', fraction = ''] = scaled.toFixed(Math.min(decimals, 20)).split('.');
  const digits = whole === '0' ? [] : [...whole];
  const shown: string[] = [];
  let count = 0;
  const push = (digit: string) => {
    if (hasGroups && count > 0 && count % 3 === 0) shown.unshift(',');
    shown.unshift(digit);
    count += 1;
  };
  for (let index = point - 1; index >= 0; index -= 1) {
    const part = parts[index];
    if (part?.kind === 'general') shown.unshift(generalText(value));
    else if (part?.kind === 'digit') {
      const next = digits.pop() ?? (part.text === '0' ? '0' : null);
      if (next !== null) push(next);
      if (index === firstDigit) while (digits.length > 0) push(digits.pop() ?? '');
    } else if (part && part.kind !== 'comma') shown.unshift(part.text);
  }
  if (point === parts.length) return shown.join('');
  const required = parts.slice(point).filter(({ kind, text }) => kind === 'digit' && text === '0').length;
  const kept = [...fraction.padEnd(decimals, '0').slice(0, required), ...fraction.slice(required).replace(/0+$/u, '')];
  for (const [index, part] of parts.entries()) {
    if (index < point || part.kind === 'comma') continue;
    if (part.kind === 'digit') shown.push(kept.shift() ?? '');
    else if (part.kind !== 'general') shown.push(part.text);
    if (index === lastDigit) shown.push(...kept.splice(0));
  }
  return shown.join('');
}
