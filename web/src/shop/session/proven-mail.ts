interface ProvenMail {
  mallUrl: string;
  email: string;
}

const name = 'family-mall.proven-mail';

/** Tells the other tabs of this browser that the link of a sign-up mail has proven an address. */
export function tellProvenMail(mail: ProvenMail): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(mail);
  channel.close();
}

/** Hears of addresses that another tab has proven for this mall. Answers how to stop. */
export function listenForProvenMail(mallUrl: string, onProven: (email: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<ProvenMail> | null>) => {
    if (data?.mallUrl === mallUrl && typeof data.email === 'string') onProven(data.email);
  });
  return () => channel.close();
}
