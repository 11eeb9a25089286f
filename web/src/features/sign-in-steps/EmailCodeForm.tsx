import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmEmailDocument } from '../../__generated__/graphql.ts';
import { codeRule } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { CodeField } from '../../shared/form/DigitsField.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { OpenStep } from '../../shop/session/open-step.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';
import { pageOfStep, stepPath } from '../../shop/session/step-pages.ts';
import { useEnter } from '../../shop/session/use-enter.ts';

const failed = '인증하지 못했어요. 다시 시도해 주세요.';

/** The code of the mail. It signs in, or goes on to a first password. */
export function EmailCodeForm({ step }: { step: OpenStep }) {
  const mall = useMall();
  const device = useDevice();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const enter = useEnter();
  const { submit } = useSubmission(ConfirmEmailDocument, {
    fetchPolicy: 'no-cache',
    input: ({ code }: { code: string }) => ({ mallUrl: mall.url, stepToken: step.token, code }),
    failed,
    onDone: async (session) => ((await enter(session, step)) ? null : failed),
    async onRefused(answer) {
      if (answer.__typename !== 'SignInRefused' || answer.reason !== 'INITIAL_PASSWORD' || !answer.stepToken)
        return undefined;
      sessions?.keepStep({
        ...step,
        reason: 'INITIAL_PASSWORD',
        token: answer.stepToken,
        page: pageOfStep.INITIAL_PASSWORD,
      });
      await navigate(stepPath(mall, device, 'INITIAL_PASSWORD', step.redirect) ?? '', { replace: true });
      return null;
    },
  });
  const form = useMallForm({ initialValues: { code: '' }, validate: { code: codeRule }, submit });
  const { element } = form;

  // After requesting a code the shopper types it next.
  useEffect(() => element.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus(), [element]);

  return (
    <Form form={form} label="인증번호 확인">
      <CodeField key={form.key('code')} {...form.getInputProps('code')} description="메일에 적힌 숫자 6자리" />
      <FormNote />
      <SubmitButton busy="확인하는 중">인증하고 로그인</SubmitButton>
    </Form>
  );
}
