import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { SendSignUpMailDocument } from '../../__generated__/graphql.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { waitingSeconds, waitingText } from '../../shared/form/failure-text.ts';
import { emailInput, withAside } from '../../shared/form/field-kinds.tsx';
import { emailRule } from '../../shared/form/field-rules.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { MallForm } from '../../shared/form/use-mall-form.ts';
import { useResendPause } from '../../shared/form/use-resend-pause.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
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
  const typed = useFieldValue(form, 'email').trim();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { seconds, isPaused, pause } = useResendPause();
  const { submit } = useSubmission(SendSignUpMailDocument, {
    fetchPolicy: 'no-cache',
    input: (email: string) => ({ mallUrl, email }),
    failed: '메일을 보내지 못했어요. 다시 시도해 주세요.',
    onDone(_sent, { values: email }) {
      pause();
      setSentTo(email);
    },
  });
  const hear = useEffectEvent((email: string) => onProven(email));
  useEffect(() => listenForProvenMail(mallUrl, (email) => hear(email)), [mallUrl]);

  async function send() {
    const mistake = emailRule(typed);
    if (mistake !== null) return tell(null, { email: mistake });
    if (isPaused()) return;
    const refused = await submit(typed);
    if (refused) {
      const [reason] = refused.fields;
      tell(reason ? null : refused.message, reason ? { email: reason.reason } : {});
      if (refused.error) pause(waitingSeconds(refused.error));
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
