import { useRef, useState } from 'react';
import { AsideButton } from '../../../shared/form/AsideButton.tsx';
import { failureText, waitingSeconds, waitingText } from '../../../shared/form/failure-text.ts';
import type { Refusal } from '../../../shared/form/use-mall-form.ts';
import { useResendPause } from '../../../shared/form/use-resend-pause.ts';
import classes from './CodeCertification.module.css';

interface ResendCodeProps {
  resend: () => Promise<Refusal | null>;
  onChange: () => void;
}

/** For a code that did not come, or came too late. The mall says how long to wait after too many. */
export function ResendCode({ resend, onChange }: ResendCodeProps) {
  const [failure, setFailure] = useState('');
  const isBusy = useRef(false);
  const { seconds, isPaused, pause } = useResendPause();

  async function press() {
    if (isBusy.current || isPaused()) return;
    isBusy.current = true;
    setFailure('');
    try {
      const refusal = await resend();
      if (!refusal) pause();
      setFailure(refusal?.message ?? '');
    } catch (error) {
      setFailure(failureText(error));
      pause(waitingSeconds(error));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <>
      <p className={classes.failure} role="alert">
        {failure}
      </p>
      <div className={classes.others}>
        <AsideButton onPress={() => void press()} isWaiting={seconds > 0}>
          {seconds > 0 ? `인증번호 다시 받기 (${waitingText(seconds)} 후)` : '인증번호 다시 받기'}
        </AsideButton>
        <AsideButton onPress={onChange}>받는 곳 바꾸기</AsideButton>
      </div>
    </>
  );
}
