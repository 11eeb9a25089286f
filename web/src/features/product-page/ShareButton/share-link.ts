/** `told`: the device itself has shown what became of it. */
export type Shared = 'copied' | 'failed' | 'told';

export async function shareLink(link: { title: string; url: string }): Promise<Shared> {
  if (navigator.canShare?.(link)) return hand(link);
  return copy(link.url);
}

async function hand(link: { title: string; url: string }): Promise<Shared> {
  try {
    await navigator.share(link);
    return 'told';
  } catch (error) {
    // Who changes their mind is not told that something failed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'told' : copy(link.url);
  }
}

async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
