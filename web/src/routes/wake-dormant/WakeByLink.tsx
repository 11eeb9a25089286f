import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WakeAccountDocument } from '../../__generated__/graphql.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { loginPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** `another`: the way to a new mail, for links that are too old. */
export function WakeByLink({ token, another }: { token: string; another: ReactNode }) {
  const { mallUrl, device } = usePage();
  const [isAwake, setIsAwake] = useState(false);
  const { submit } = useSubmission(WakeAccountDocument, {
    fetchPolicy: 'no-cache',
    input: () => ({ mallUrl, token }),
    failed: '해제하지 못했어요. 다시 시도해 주세요.',
    onDone: () => setIsAwake(true),
  });
  const form = useMallForm({ initialValues: {}, submit: () => submit() });
  if (isAwake) {
    return (
      <FormPage title="휴면을 해제했어요" lead="이제 로그인하면 예전처럼 이용할 수 있어요." step="awake">
        <Button component={Link} size="lg" fullWidth to={loginPath(mallUrl, device)}>
          로그인하기
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage title="휴면 계정 해제" lead="아래 버튼을 누르면 계정을 다시 이용할 수 있어요." step="ask">
      <Form form={form}>
        <FormNote>{another}</FormNote>
        <SubmitButton busy="해제하는 중">휴면 해제하기</SubmitButton>
      </Form>
    </FormPage>
  );
}
