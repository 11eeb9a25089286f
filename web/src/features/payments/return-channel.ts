/**
 * Channel between the window that the payment provider posts back to and the page that waits for it. It reaches only
 * pages of this origin, and works even if the company's page has cut the link between the two windows
 * (Cross-Origin-Opener-Policy).
 */
const channelName = 'family-mall.payment-return';

interface Message {
  /** `back`: the shopper is back from the company. `awaited`: a page waits for that. `told`: the mall has been told. */
  kind: 'back' | 'awaited' | 'told';
  orderNumber: string;
}

interface Listener {
  onBack: () => void;
  onTold: () => void;
}

/** Waits for the return of an order's payment in another window. Answers how to stop. */
export function awaitReturn(orderNumber: string, { onBack, onTold }: Listener): () => void {
  return listen(orderNumber, (kind, say) => {
    if (kind === 'back') {
      say('awaited');
      onBack();
    }
    if (kind === 'told') onTold();
  }).stop;
}

export interface Return {
  /** Whether another window waits for it and goes on by itself. */
  isAwaited: () => boolean;
  /** Announces that the mall has been told. */
  tell: () => void;
  stop: () => void;
}

/** Announces to a waiting page that the shopper is back from the company. */
export function announceReturn(orderNumber: string): Return {
  let isAwaited = false;
  const { say, stop } = listen(orderNumber, (kind) => {
    if (kind === 'awaited') isAwaited = true;
  });
  say('back');
  return { isAwaited: () => isAwaited, tell: () => say('told'), stop };
}

type Say = (kind: Message['kind']) => void;

/** Without BroadcastChannel nothing arrives: the window goes on by itself, and the page queries when it is closed. */
function listen(
  orderNumber: string,
  onMessage: (kind: Message['kind'], say: Say) => void,
): { say: Say; stop: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { say: () => {}, stop: () => {} };
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say: Say = (kind) => channel.postMessage({ kind, orderNumber } satisfies Message);
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Message> | null>) => {
    if (data?.kind !== undefined && data.orderNumber === orderNumber) onMessage(data.kind, say);
  });
  return { say, stop: () => channel.close() };
}
