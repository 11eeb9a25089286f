/** `told`: the device itself has shown the result. */
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
    // Canceling the dialog is not a failure.
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
