import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { VerifySignUpMailDocument } from '../../__generated__/graphql.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { mallPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { tellProvenMail } from '../../shop/session/proven-mail.ts';

/** The page of the link in sign-up mails. It asks for a press first: mail scanners open every link. */
function JoinMail() {
  const { mallUrl, device } = usePage();
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const [email, setEmail] = useState<string | null>(null);
  const signUp = (
    <Button
      component={Link}
      variant={email ? 'filled' : 'default'}
      size="lg"
      fullWidth
      to={mallPath(mallUrl, device, 'signup')}
    >
      회원가입으로 가기
    </Button>
  );
  if (email !== null) {
    return (
      <FormPage
        title="이메일을 인증했어요"
        lead={`${email} 주소를 인증했어요. 가입하던 화면이 열려 있다면 그 화면에서 이어서 가입해 주세요.`}
        step="proven"
      >
        {signUp}
      </FormPage>
    );
  }
  if (token === '') {
    return (
      <FormPage title="이메일 인증" lead="회원가입에서 인증 메일을 받은 뒤, 메일의 링크를 눌러 주세요.">
        {signUp}
      </FormPage>
    );
  }
  return (
    <FormPage title="이메일 인증" lead="아래 버튼을 누르면 이 메일을 받은 주소를 인증해요." step="asks">
      <ProveForm
        token={token}
        onProven={(proven) => {
          setEmail(proven);
          tellProvenMail({ mallUrl, email: proven });
        }}
      />
    </FormPage>
  );
}

function ProveForm({ token, onProven }: { token: string; onProven: (email: string) => void }) {
  const { mallUrl } = usePage();
  const { submit } = useSubmission(VerifySignUpMailDocument, {
    fetchPolicy: 'no-cache',
    input: () => ({ mallUrl, token }),
    failed: '인증하지 못했어요. 다시 시도해 주세요.',
    onDone: ({ email }) => onProven(email),
  });
  const form = useMallForm({ initialValues: {}, submit: () => submit() });
  return (
    <Form form={form}>
      <FormNote>
        <br />
        회원가입에서 인증 메일을 다시 받을 수 있어요.
      </FormNote>
      <SubmitButton busy="인증하는 중">이메일 인증하기</SubmitButton>
    </Form>
  );
}

export const page: PageModule = { Component: JoinMail };
