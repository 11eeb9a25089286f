import { useEffect } from 'react';
import { VerifyCertificationCodeDocument } from '../../../__generated__/graphql.ts';
import { codeRule } from '../../../shared/form/field-rules.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { FormNote } from '../../../shared/form/FormNote.tsx';
import { CodeField } from '../../../shared/form/DigitsField.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { useCountdown } from '../../../shared/form/use-countdown.ts';
import { useMallForm } from '../../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import type { Proof } from '../proof.ts';
import classes from './CodeCertification.module.css';
import type { SentCode } from './use-code-request.ts';

interface CodeFormProps {
  sent: SentCode;
  onCertified: (proof: Proof) => Promise<void> | void;
}

/** The code that came, traded for proof. */
export function CodeForm({ sent, onCertified }: CodeFormProps) {
  const mallUrl = useMallUrl();
  const secondsLeft = useCountdown(sent.until);
  const { submit } = useSubmission(VerifyCertificationCodeDocument, {
    fetchPolicy: 'no-cache',
    input: ({ code }: { code: string }) => ({ mallUrl, requestNumber: sent.requestNumber, code }),
    failed: '인증하지 못했어요. 다시 시도해 주세요.',
    onDone: ({ certificationNumber }) =>
      onCertified({
        certificationNumber,
        name: sent.name,
        maskedName: null,
        maskedMobile: null,
        isAdult: null,
        age: null,
        ...provenBy(sent),
      }),
  });
  const form = useMallForm({ initialValues: { code: '' }, validate: { code: codeRule }, submit });
  const { element } = form;

  // After requesting a code the shopper types it next.
  useEffect(() => element.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus(), [element]);

  const isLate = sent.until !== null && secondsLeft === 0;
  return (
    <Form form={form} label="인증번호 확인">
      <CodeField
        key={form.key('code')}
        {...form.getInputProps('code')}
        description={isLate ? '시간이 지났어요. 인증번호를 다시 받아 주세요.' : '숫자 6자리'}
        rightSection={sent.until !== null && <Clock seconds={secondsLeft} />}
        rightSectionWidth="4rem"
      />
      <FormNote />
      <SubmitButton busy="확인하는 중">확인</SubmitButton>
    </Form>
  );
}

function provenBy({ channel, target }: SentCode): Pick<Proof, 'email' | 'mobile'> {
  return channel === 'EMAIL' ? { email: target, mobile: null } : { email: null, mobile: target };
}

/** Not read out: an announcement each second helps no one. */
function Clock({ seconds }: { seconds: number }) {
  return (
    <span className={classes.clock} aria-hidden="true">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
