/** Which product was opened last from each list of this document, by the list's address. */
const opened = new Map<string, string>();

export function rememberOpened(address: string, productId: string): void {
  opened.set(address, productId);
}

/** Returned once: at a second return the shopper has been elsewhere meanwhile. */
export function takeOpened(address: string): string | null {
  const productId = opened.get(address) ?? null;
  opened.delete(address);
  return productId;
}
