interface Lab {
  L: number;
  a: number;
  b: number;
}

/** Lighter or darker by an amount of perceived lightness (OKLab, 0 to 1), the hue kept. */
export function tone(hex: string, by: number, saturation = 1): string {
  const { L, a, b } = toLab(hex);
  const next = clamp(L + by);
  // Shadows lose color as they lose light; else vivid blues and reds turn to neon in the dark.
  const kept = saturation * (by < 0 && L > 0 ? next / L : 1);
  return fromLab({ L: next, a: a * kept, b: b * kept });
}

/** `share` of the second color in the first. */
export function mix(first: string, second: string, share: number): string {
  const x = toLab(first);
  const y = toLab(second);
  const between = (p: number, q: number) => p + (q - p) * share;
  return fromLab({ L: between(x.L, y.L), a: between(x.a, y.a), b: between(x.b, y.b) });
}

/** Perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  return toLab(hex).L;
}

export function withLightness(hex: string, L: number): string {
  return fromLab({ ...toLab(hex), L });
}

// OKLab by Björn Ottosson: equal steps look equal, so one rule shades white, black and vivid colors alike.
function toLab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromLab({ L, a, b }: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((value) =>
      Math.round(curved(clamp(value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curved(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
