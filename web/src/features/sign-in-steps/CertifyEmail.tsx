import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { RegisterEmailDocument } from '../../__generated__/graphql.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { emailInput } from '../../shared/form/field-kinds.tsx';
import { emailRule, longestEmail } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { ResendButton } from '../../shared/form/ResendButton.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import type { Refusal } from '../../shared/form/refusal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { OpenStep } from '../../shop/session/open-step.ts';
import { BackToLogin } from './BackToLogin.tsx';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import classes from './steps.module.css';

/** After EMAIL_MISSING: an address, and the code that comes there, which signs the member in. */
export function CertifyEmail({ step }: { step: OpenStep }) {
  const mallUrl = useMallUrl();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { submit: send } = useSubmission(RegisterEmailDocument, {
    fetchPolicy: 'no-cache',
    input: (email: string) => ({ mallUrl, stepToken: step.token, email }),
    failed: '메일을 보내지 못했어요. 다시 시도해 주세요.',
    onDone: (_sent, { values }) => setSentTo(values),
  });

  return (
    <FormPage title="이메일 인증" lead="주문과 계정 안내를 받을 이메일이 필요해요. 인증하면 바로 로그인돼요.">
      {/* Only hidden, so that the typed values are there if the member wants another address. */}
      <div hidden={sentTo !== null}>
        <AddressForm send={send} />
      </div>
      {sentTo !== null && (
        <>
          <output className={classes.target}>
            <strong>{sentTo}</strong>에 인증번호를 보냈어요.
          </output>
          <EmailCodeForm step={step} />
        </>
      )}
      <div className={classes.others}>
        {sentTo !== null && (
          <>
            <ResendButton done="메일을 다시 보냈어요." label="인증번호 다시 받기" send={() => send(sentTo)} />
            <AsideButton onPress={() => setSentTo(null)}>이메일 변경</AsideButton>
          </>
        )}
        <BackToLogin redirect={step.redirect} />
      </div>
    </FormPage>
  );
}

function AddressForm({ send }: { send: (email: string) => Promise<Refusal | null> }) {
  const form = useMallForm({
    initialValues: { email: '' },
    validate: { email: emailRule },
    limits: { email: longestEmail },
    submit: ({ email }) => send(email),
  });
  return (
    <Form form={form} label="인증번호 받기">
      <TextInput key={form.key('email')} {...form.getInputProps('email')} {...emailInput} />
      <FormNote />
      <SubmitButton busy="보내는 중">인증번호 받기</SubmitButton>
    </Form>
  );
}
