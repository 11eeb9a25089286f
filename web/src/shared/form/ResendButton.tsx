import { useRef, useState } from 'react';
import { AsideButton } from './AsideButton.tsx';
import { waitingSeconds, waitingText } from './failure-text.ts';
import classes from './form.module.css';
import type { Refusal } from './refusal.ts';
import { useResendPause } from './use-resend-pause.ts';

interface ResendButtonProps {
  label: string;
  /** Shown once it is sent; none if the page itself says so. */
  done?: string;
  /** Resolves to why it was not sent, or to null; never rejects. */
  send: () => Promise<Refusal | null>;
}

/** Sends a code or a mail again. After too many the mall says how long to wait. */
export function ResendButton({ label, done = '', send }: ResendButtonProps) {
  const [note, setNote] = useState({ text: '', isFailure: false });
  const isBusy = useRef(false);
  const { seconds, isPaused, pause } = useResendPause();

  async function press() {
    if (isBusy.current || isPaused()) return;
    isBusy.current = true;
    setNote({ text: '', isFailure: false });
    const refusal = await send();
    isBusy.current = false;
    setNote({ text: refusal?.message ?? done, isFailure: refusal !== null });
    if (!refusal) pause();
    else if (refusal.error) pause(waitingSeconds(refusal.error));
  }

  return (
    <>
      <p className={classes.resent} data-failed={note.isFailure || undefined} role="alert">
        {note.text}
      </p>
      <AsideButton onPress={() => void press()} isWaiting={seconds > 0}>
        {seconds > 0 ? `${label} (${waitingText(seconds)} 후)` : label}
      </AsideButton>
    </>
  );
}
