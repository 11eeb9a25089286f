/** The mall serves each SVG as a bitmap too, since messengers show no SVG. */
export function bitmapOf(address: string): string {
  return address.replace(/\.svg$/u, '.png');
}
