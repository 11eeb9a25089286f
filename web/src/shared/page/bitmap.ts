/** Messengers show no drawings. Each drawing of the mall is there as a bitmap as well. */
export function bitmapOf(address: string): string {
  return address.replace(/\.svg$/u, '.png');
}
