/** Jeju with its islands, and Ulleung: deliveries there cost an addition (contract, section 10). */
const islandZip = /^(?:63\d{3}|4024\d)$/u;

export function isIsland(zipCd: string): boolean {
  return islandZip.test(zipCd);
}
