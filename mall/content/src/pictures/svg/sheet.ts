import { element, svgDocument } from './element.ts';
import { ellipse } from './shapes.ts';
import type { Shades } from './shades.ts';

/** A color, or a color and its offset (0 to 1). Eight digits contain an alpha. */
export type Stop = string | readonly [color: string, at: number];

/**
 * Definitions of one picture. Equal definitions share one id, so ids are unique and pictures stay small.
 * Every paint method returns what goes into `fill` or `stroke`.
 */
export class Sheet {
  readonly #definitions = new Map<string, { id: string; markup: string }>();

  /** Top to bottom. */
  down(...stops: Stop[]): string {
    return this.#gradient('linearGradient', { x1: '0', y1: '0', x2: '0', y2: '1' }, stops);
  }

  /** Left to right. */
  across(...stops: Stop[]): string {
    return this.#gradient('linearGradient', {}, stops);
  }

  /** With the light: upper left to lower right. */
  slant(...stops: Stop[]): string {
    return this.#gradient('linearGradient', { x1: '0', y1: '0', x2: '1', y2: '1' }, stops);
  }

  /** Around a point given in shares of the painted shape. */
  glow(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.#gradient('radialGradient', { cx: String(cx), cy: String(cy), r: String(r) }, stops);
  }

  /** An upright round body. */
  cylinder(shades: Shades): string {
    return this.across(
      shades.dim,
      [shades.lit, 0.16],
      [shades.bright, 0.27],
      [shades.base, 0.52],
      [shades.dim, 0.8],
      [shades.dark, 1],
    );
  }

  /** A flat face turned to the light. */
  face(shades: Shades): string {
    return this.slant(shades.lit, [shades.base, 0.45], shades.dim);
  }

  /** A ball lit from the upper left. */
  ball(shades: Shades): string {
    return this.glow(0.36, 0.3, 0.75, shades.bright, [shades.base, 0.45], [shades.dark, 1]);
  }

  metal(): string {
    return this.across('#aeb6c2', ['#f4f6f9', 0.2], ['#cfd5dd', 0.45], ['#e9edf2', 0.6], ['#9aa3b1', 1]);
  }

  clip(shape: string): string {
    return this.#define((id) => element('clipPath', { id }, shape), `clip${shape}`);
  }

  /** Soft ground shadow, thrown a little to the right, with a tight dark contact. */
  shadow(cx: number, y: number, rx: number, ry = rx * 0.1): string {
    const broad = this.glow(0.5, 0.5, 0.5, '#1c274638', ['#1c27461c', 0.55], '#1c274600');
    const contact = this.glow(0.5, 0.5, 0.5, '#10162a6b', ['#10162a2e', 0.6], '#10162a00');
    return (
      ellipse(cx + rx * 0.08, y, rx * 1.18, ry * 1.5, broad) + ellipse(cx + rx * 0.02, y, rx * 0.98, ry * 0.62, contact)
    );
  }

  /** The picture with the definitions it uses; a kind may prepare paints for forms it does not show. */
  document(width: number, height: number, ...drawing: string[]): string {
    const inside = drawing.join('');
    const used = new Set([...inside.matchAll(/url\(#(\w+)\)/gu)].map(([, id]) => id));
    const definitions = [...this.#definitions.values()].filter(({ id }) => used.has(id)).map(({ markup }) => markup);
    return svgDocument(width, height, definitions.length ? element('defs', {}, ...definitions) : '', inside);
  }

  #gradient(name: string, attributes: Record<string, string>, stops: Stop[]): string {
    const marks = stops
      .map((stop, index) => stopElement(stop, stops.length > 1 ? index / (stops.length - 1) : 0))
      .join('');
    return this.#define((id) => element(name, { id, ...attributes }, marks), name + JSON.stringify(attributes) + marks);
  }

  #define(markup: (id: string) => string, key: string): string {
    const known = this.#definitions.get(key);
    if (known) return `url(#${known.id})`;
    const id = `p${this.#definitions.size}`;
    this.#definitions.set(key, { id, markup: markup(id) });
    return `url(#${id})`;
  }
}

function stopElement(stop: Stop, even: number): string {
  const [color, at] = typeof stop === 'string' ? [stop, even] : stop;
  const alpha = color.length === 9 ? Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100) / 100 : undefined;
  return element('stop', {
    offset: at === 0 ? undefined : String(Math.round(at * 100) / 100),
    'stop-color': color.slice(0, 7),
    'stop-opacity': alpha === undefined ? undefined : String(alpha),
  });
}
