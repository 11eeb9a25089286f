const kilobyte = 1024;

/** "18KB", "1.2MB": a file's size as a shopper reads it. */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes}B`;
  if (bytes < kilobyte ** 2) return `${Math.round(bytes / kilobyte)}KB`;
  return `${(bytes / kilobyte ** 2).toFixed(1)}MB`;
}
