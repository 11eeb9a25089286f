import { readMessage } from './window-messages.ts';

interface Listener {
  onFinished: (requestNumber: string, result: string) => void;
  /** The shopper closed it before anything came back. */
  onClosed: () => void;
}

const features = 'popup,width=430,height=740';

/**
 * Opens the window of the agency and hears it out: one result, of the request that this very window began. Null: the
 * browser keeps windows from opening. What is answered stops listening, and closes the window.
 */
export function openAgencyWindow(address: string, { onFinished, onClosed }: Listener): (() => void) | null {
  const opened = window.open(address, 'phone-certification', features);
  if (!opened) return null;
  let begun: string | null = null;
  const stop = () => {
    window.removeEventListener('message', hear);
    clearInterval(watch);
  };
  const hear = (event: MessageEvent<unknown>) => {
    const message = readMessage(event, opened);
    if (message?.kind === 'certification-started') begun = message.requestNumber;
    if (message?.kind !== 'certification-finished' || message.requestNumber !== begun) return;
    stop();
    opened.close();
    onFinished(message.requestNumber, message.result);
  };
  const watch = setInterval(() => {
    if (!opened.closed) return;
    stop();
    onClosed();
  }, 500);
  window.addEventListener('message', hear);
  opened.focus();
  return () => {
    stop();
    opened.close();
  };
}
