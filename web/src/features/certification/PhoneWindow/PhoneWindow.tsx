import { Button } from '@mantine/core';
import { AlertDialog } from '../../../shared/ui/AlertDialog/AlertDialog.tsx';
import type { PagePurpose, Proof } from '../proof.ts';
import classes from './PhoneWindow.module.css';
import { usePhoneWindow, type PhoneWindowState } from './use-phone-window.ts';

interface PhoneWindowProps {
  purpose: PagePurpose;
  onCertified: (proof: Proof) => Promise<void> | void;
}

/** The way to the identity agency, and what became of it. */
export function PhoneWindow({ purpose, onCertified }: PhoneWindowProps) {
  const { state, open, goHere, giveUp } = usePhoneWindow(purpose, onCertified);
  const isChecking = state.kind === 'checking';
  return (
    <div>
      <Button size="lg" fullWidth aria-disabled={isChecking} onClick={() => isChecking || open()}>
        {isChecking ? '인증 결과를 확인하는 중' : '휴대폰으로 본인 인증하기'}
      </Button>
      <output className={classes.words}>{hintOf(state)}</output>
      {state.kind === 'failed' && (
        <div className={`${classes.words} ${classes.failure}`} role="alert">
          {state.text}
          {state.again && (
            <Button variant="default" fullWidth className={classes.again} onClick={state.again}>
              인증 결과 다시 확인하기
            </Button>
          )}
        </div>
      )}
      {state.kind === 'blocked' && (
        <AlertDialog
          title="안내"
          text="인증 창이 차단되었어요. 이 화면에서 이어서 인증할게요."
          onConfirm={() => (giveUp(), goHere())}
        />
      )}
    </div>
  );
}

function hintOf({ kind }: PhoneWindowState): string {
  if (kind === 'open') return '새 창에서 인증을 마치면 이 화면이 이어져요.';
  return kind === 'failed' || kind === 'checking' ? '' : '통신사 본인 확인 창이 열려요.';
}
