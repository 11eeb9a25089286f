import { readMessage } from './window-messages.ts';

interface Listener {
  onFinished: (requestNumber: string, result: string) => void;
  /** The shopper closed it before anything came back. */
  onClosed: () => void;
}

const features = 'popup,width=430,height=740';

/**
 * Opens the agency's window and waits for one result, of the request that this window started. Null: the browser blocks
 * windows. Handling a result stops listening and closes the window.
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
