/** Attributes of an element. Absent values are left out. */
export type Attributes = Record<string, string | number | undefined>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '');
}

/** One decimal is finer than any screen shows of an 800 unit canvas. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** An element around markup that is already SVG. Attribute values are escaped here; text goes through `lettering`. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`;
  }
  const inner = children.join('');
  return inner ? `${open}>${inner}</${name}>` : `${open}/>`;
}

/** A whole document. Looks are attributes: the pictures go out under a policy that forbids style and script to one that is opened by itself. */
export function svgDocument(width: number, height: number, ...children: string[]): string {
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    ...children,
  );
}
