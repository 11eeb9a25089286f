/** A mark's ground and the ink on it, as a style. */
export interface StickerColors {
  backgroundColor: string;
  color: '#ffffff' | '#000000';
}

const enough = 4.5;
/** From here on white is what the eye expects on a colour, and a slightly deeper ground makes it legible. */
const nearly = 3;

/** White text on the shop's color if slightly darkening the color makes it readable, else black (WCAG contrast). */
export function stickerColors(hex: string): StickerColors {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  if (contrastWithWhite(channels) < nearly) return { backgroundColor: hex, color: '#000000' };
  let depth = 1;
  while (contrastWithWhite(darkened(channels, depth)) < enough) depth -= 0.01;
  return { backgroundColor: depth === 1 ? hex : toHex(darkened(channels, depth)), color: '#ffffff' };
}

function darkened(channels: readonly number[], depth: number): number[] {
  return channels.map((channel) => Math.floor(channel * depth));
}

function toHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function contrastWithWhite(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
