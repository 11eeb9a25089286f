type Attributes = Record<string, string>;

interface Tag {
  tagName: string;
  attribs: Attributes;
}

/** Elements that HTML has dropped, as those that mean the same. */
const elements: Readonly<Record<string, { tagName: string; style?: string }>> = {
  strike: { tagName: 's' },
  center: { tagName: 'div', style: 'text-align:center' },
  big: { tagName: 'span', style: 'font-size:larger' },
  nobr: { tagName: 'span', style: 'white-space:nowrap' },
  tt: { tagName: 'code' },
  font: { tagName: 'span' },
};

const fontSizes = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];
const usualFontSize = 3;

const ofTables: ReadonlySet<string> = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
  'col',
  'colgroup',
]);

/**
 * A tag with what old editors say by elements and attributes said in style: SmartEditor, Word and pasted pages still write them,
 * and an old price that loses its line looks valid. The tag's own style comes last, so it counts.
 */
export function withoutOldHtml(tag: string, attribs: Attributes): Tag {
  const { tagName = tag, style: ofElement } = Object.hasOwn(elements, tag) ? (elements[tag] ?? {}) : {};
  const style = [ofElement, ...stylesOf(tag, attribs), attribs['style']?.toLowerCase()].filter(Boolean).join(';');
  return { tagName, attribs: style === '' ? attribs : { ...attribs, style } };
}

function stylesOf(tag: string, attribs: Attributes): (string | null)[] {
  const value = (name: string) => plainValue(attribs[name]);
  const styles = [alignment(tag, value('align'))];
  if (tag === 'font')
    styles.push(declared('color', toColor(value('color'))), declared('font-size', toFontSize(value('size'))));
  if (ofTables.has(tag)) {
    styles.push(declared('vertical-align', value('valign')), declared('background-color', toColor(value('bgcolor'))));
    styles.push(declared('width', toLength(value('width'))), declared('height', toLength(value('height'))));
    if (attribs['nowrap'] !== undefined) styles.push('white-space:nowrap');
  }
  return styles;
}

function declared(property: string, text: string | null): string | null {
  return text && `${property}:${text}`;
}

/** Null for a text that could end its declaration, or is no value of these attributes. */
function plainValue(text: string | undefined): string | null {
  const value = text?.trim().toLowerCase() ?? '';
  return /^[#+-]?[\w.%]{1,30}$/u.test(value) ? value : null;
}

function alignment(tag: string, align: string | null): string | null {
  if (align === null) return null;
  const isBox = tag === 'img' || tag === 'table';
  if (isBox && (align === 'left' || align === 'right')) return `float:${align}`;
  if (tag === 'table') return align === 'center' ? 'margin-left:auto;margin-right:auto' : null;
  if (tag === 'img') return `vertical-align:${align.replace(/^abs/u, '')}`;
  return `text-align:${align}`;
}

/** Old pages write colors without their #. */
function toColor(text: string | null): string | null {
  return text !== null && /^[0-9a-f]{6}$/u.test(text) ? `#${text}` : text;
}

/** 1 to 7, or so many steps from the usual size. */
function toFontSize(text: string | null): string | null {
  const [, sign, digits] = /^([+-]?)(\d)$/u.exec(text ?? '') ?? [];
  if (digits === undefined) return null;
  const size = sign === '' ? Number(digits) : usualFontSize + Number(`${sign}${digits}`);
  return fontSizes[Math.min(fontSizes.length, Math.max(1, size)) - 1] ?? null;
}

function toLength(text: string | null): string | null {
  return text !== null && /^\d{1,4}$/u.test(text) ? `${text}px` : text;
}
