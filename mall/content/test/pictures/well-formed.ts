import { SaxesParser } from 'saxes';

export interface ReadSvg {
  ids: string[];
  references: string[];
  elements: Set<string>;
  attributes: Set<string>;
  text: string;
}

/** Reads an SVG with a strict XML parser; throws at the first fault. */
export function readSvg(svg: string): ReadSvg {
  const read: ReadSvg = { ids: [], references: [], elements: new Set(), attributes: new Set(), text: '' };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    read.elements.add(tag.name);
    for (const { name, value } of Object.values(tag.attributes)) {
      read.attributes.add(name);
      if (name === 'id') read.ids.push(value);
      for (const found of value.matchAll(/url\(#([^)]*)\)/gu)) read.references.push(found[1] ?? '');
    }
  });
  parser.on('text', (text) => {
    read.text += text;
  });
  parser.write(svg).close();
  return read;
}
