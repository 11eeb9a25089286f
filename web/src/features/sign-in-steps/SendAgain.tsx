import { useRef, useState } from 'react';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { failureText, waitingSeconds, waitingText } from '../../shared/form/failure-text.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { useResendPause } from '../../shared/form/use-resend-pause.ts';
import classes from './steps.module.css';

/** For a mail that did not come. After too many the mall says how long to wait. */
export function SendAgain({ label, send }: { label: string; send: () => Promise<Refusal | null> }) {
  const [told, setTold] = useState<{ text: string; isFailure: boolean }>({ text: '', isFailure: false });
  const isBusy = useRef(false);
  const { seconds, isPaused, pause } = useResendPause();

  async function press() {
    if (isBusy.current || isPaused()) return;
    isBusy.current = true;
    setTold({ text: '', isFailure: false });
    try {
      const refusal = await send();
      if (!refusal) pause();
      setTold(
        refusal ? { text: refusal.message, isFailure: true } : { text: '메일을 다시 보냈어요.', isFailure: false },
      );
    } catch (error) {
      setTold({ text: failureText(error), isFailure: true });
      pause(waitingSeconds(error));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <>
      <p className={told.isFailure ? classes.failure : classes.told} role="alert">
        {told.text}
      </p>
      <AsideButton onPress={() => void press()} isWaiting={seconds > 0}>
        {seconds > 0 ? `${label} (${waitingText(seconds)} 후)` : label}
      </AsideButton>
    </>
  );
}
