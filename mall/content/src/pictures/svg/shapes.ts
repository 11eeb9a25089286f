import { element, escapeXml, short } from './element.ts';
import type { Attributes } from './element.ts';

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, rx: radius || undefined, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

/** An open line with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function group(attributes: Attributes, ...children: string[]): string {
  return element('g', attributes, ...children);
}

export function fade(opacity: number, ...children: string[]): string {
  return element('g', { opacity: String(opacity) }, ...children);
}

export function move(x: number, y: number, ...children: string[]): string {
  return element('g', { transform: `translate(${short(x)} ${short(y)})` }, ...children);
}

export function turn(degrees: number, cx: number, cy: number, ...children: string[]): string {
  return element('g', { transform: `rotate(${short(degrees)} ${short(cx)} ${short(cy)})` }, ...children);
}

/** Scales around a point that stays where it is. */
export function scaleAround(factor: number, cx: number, cy: number, ...children: string[]): string {
  const kept = 1 - factor;
  return element(
    'g',
    { transform: `translate(${short(cx * kept)} ${short(cy * kept)}) scale(${Math.round(factor * 1000) / 1000})` },
    ...children,
  );
}

/** Stretches a drawing about the middle of its ground, for proportions that differ. */
export function stretch(across: number, up: number, ...children: string[]): string {
  return element(
    'g',
    {
      transform: `translate(${short(400 * (1 - across))} ${short(690 * (1 - up))}) scale(${across.toFixed(3)} ${up.toFixed(3)})`,
    },
    ...children,
  );
}

/** Text for an element: the only door for words from outside. */
export function lettering(x: number, y: number, text: string, attributes: Attributes): string {
  return element('text', { x, y, ...attributes }, escapeXml(text));
}

/** `count` drawings; each gets its index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
