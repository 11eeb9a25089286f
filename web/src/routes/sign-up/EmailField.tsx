import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSendSignUpMailMutation } from '../../__generated__/hooks.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { failureText, waitingSeconds, waitingText } from '../../shared/form/failure-text.ts';
import { emailInput, withAside } from '../../shared/form/field-kinds.tsx';
import { emailRule } from '../../shared/form/field-rules.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { MallForm } from '../../shared/form/use-mall-form.ts';
import { useResendPause } from '../../shared/form/use-resend-pause.ts';
import { listenForProvenMail } from '../../shop/session/proven-mail.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { AccountValues } from './use-sign-up.ts';
import classes from './SignUp.module.css';

interface EmailFieldProps {
  form: MallForm<AccountValues>;
  isProven: (email: string) => boolean;
  onProven: (email: string) => void;
}

/** The address, and a mail with a link that confirms it. That can wait: otherwise the first sign-in asks for it. */
export function EmailField({ form, isProven, onProven }: EmailFieldProps) {
  const mallUrl = useMallUrl();
  const { tell } = form;
  const [ask] = useSendSignUpMailMutation({ fetchPolicy: 'no-cache' });
  const typed = useFieldValue(form, 'email').trim();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isAsking = useRef(false);
  const { seconds, isPaused, pause } = useResendPause();
  const hear = useEffectEvent((email: string) => onProven(email));
  useEffect(() => listenForProvenMail(mallUrl, (email) => hear(email)), [mallUrl]);

  async function send() {
    const mistake = emailRule(typed);
    if (mistake !== null) return tell(null, { email: mistake });
    if (isAsking.current || isPaused()) return;
    isAsking.current = true;
    try {
      const { data } = await ask({ variables: { input: { mallUrl, email: typed } } });
      const result = data?.sendSignUpMail;
      if (result?.__typename === 'SignUpMailSent') {
        pause();
        return setSentTo(typed);
      }
      const [refused] = result?.fields ?? [];
      tell(
        refused ? null : (result?.message ?? '메일을 보내지 못했어요. 다시 시도해 주세요.'),
        refused ? { email: refused.reason } : {},
      );
    } catch (error) {
      tell(failureText(error));
      pause(waitingSeconds(error));
    } finally {
      isAsking.current = false;
    }
  }

  const isTypedProven = typed !== '' && isProven(typed);
  return (
    <TextInput
      key={form.key('email')}
      {...form.getInputProps('email')}
      {...emailInput}
      description={
        isTypedProven ? (
          <span className={classes.good}>인증한 이메일이에요.</span>
        ) : (
          hintFor(typed !== '' && typed === sentTo)
        )
      }
      inputContainer={withAside(
        !isTypedProven && (
          <AsideButton onPress={() => void send()} isWaiting={seconds > 0}>
            {sentTo === null ? '인증 메일 받기' : '메일 다시 받기'}
            {seconds > 0 ? ` (${waitingText(seconds)} 후)` : ''}
          </AsideButton>
        ),
      )}
    />
  );
}

function hintFor(isSent: boolean): string {
  return isSent
    ? '메일을 보냈어요. 메일의 링크를 누르고 돌아와 가입을 마쳐 주세요.'
    : '주문과 계정 안내를 보내 드려요. 지금 인증하지 않으면 처음 로그인할 때 인증해요.';
}
