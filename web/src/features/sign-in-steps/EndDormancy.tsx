import { useState } from 'react';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { ResendButton } from '../../shared/form/ResendButton.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import type { OpenStep } from '../../shop/session/open-step.ts';
import { BackToLogin } from './BackToLogin.tsx';
import classes from './steps.module.css';
import { useReactivationMail } from './use-reactivation-mail.ts';

/** After DORMANT_ACCOUNT: requests the mail whose link reactivates the account. */
export function EndDormancy({ step }: { step: OpenStep }) {
  const send = useReactivationMail();
  const [isSent, setIsSent] = useState(false);
  const form = useMallForm({
    initialValues: {},
    submit: async () => {
      const refusal = await send({ stepToken: step.token });
      setIsSent(refusal === null);
      return refusal;
    },
  });
  if (isSent) {
    return (
      <FormPage
        title="메일을 보냈어요"
        lead="회원정보의 이메일로 보낸 메일에서 링크를 눌러 주세요. 휴면이 해제되면 다시 로그인할 수 있어요."
        step="sent"
      >
        <div className={classes.others}>
          {/* The step is spent by now. */}
          {step.id !== '' && (
            <ResendButton done="메일을 다시 보냈어요." label="메일 다시 받기" send={() => send({ id: step.id })} />
          )}
          <BackToLogin redirect={step.redirect} />
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="휴면 계정 해제"
      lead="오랫동안 로그인하지 않아 계정이 쉬고 있어요. 회원정보의 이메일로 해제 링크를 보내 드려요."
      step="ask"
    >
      <Form form={form}>
        <FormNote />
        <SubmitButton busy="보내는 중">해제 메일 받기</SubmitButton>
      </Form>
      <div className={classes.others}>
        <BackToLogin redirect={step.redirect} />
      </div>
    </FormPage>
  );
}
