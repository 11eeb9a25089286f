import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { notReadable, UnreadableSheet } from './sheet-limits.ts';

export interface XmlHandlers {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
}

/** Reads a part of a workbook while it is unpacked. Names come without their prefix. A document type is refused. */
export async function readXml(stream: Readable, { onOpen, onText, onClose }: XmlHandlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw notReadable();
  });
  parser.on('error', (error) => {
    throw notReadable(error);
  });
  parser.on('opentag', ({ name, attributes }) => onOpen?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => onClose?.(localName(name)));
  parser.on('text', (text) => onText?.(text));
  parser.on('cdata', (text) => onText?.(text));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of stream) parser.write(decoder.decode(chunk as Buffer, { stream: true }));
    parser.write(decoder.decode()).close();
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : notReadable(error);
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
