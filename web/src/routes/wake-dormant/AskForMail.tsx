import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReactivationMail } from '../../features/sign-in-steps/use-reactivation-mail.ts';
import { loginIdInput } from '../../shared/form/field-kinds.tsx';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { loginPath } from '../../shop/links/mall-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './WakeDormant.module.css';

/** Requests the mail that ends dormancy, by id. Its text does not say whether the account exists. */
export function AskForMail() {
  const { mallUrl, device } = usePage();
  const send = useReactivationMail();
  const [isSent, setIsSent] = useState(false);
  const form = useMallForm({
    initialValues: { id: '' },
    validate: { id: mustBeTyped('아이디를') },
    submit: async ({ id }) => {
      const refusal = await send({ id });
      setIsSent(refusal === null);
      return refusal;
    },
  });
  if (isSent) {
    return (
      <FormPage
        title="메일을 확인해 주세요"
        lead="휴면 계정이라면 회원정보의 이메일로 해제 링크를 보냈어요. 메일이 없으면 스팸함도 확인해 주세요."
        step="sent"
      >
        <Button component={Link} size="lg" fullWidth to={loginPath(mallUrl, device)}>
          로그인으로 가기
        </Button>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="휴면 해제 메일 받기"
      lead="아이디를 입력하면 회원정보의 이메일로 해제 링크를 보내 드려요."
      step="ask"
    >
      <Form form={form}>
        <TextInput key={form.key('id')} {...form.getInputProps('id')} {...loginIdInput} />
        <FormNote />
        <SubmitButton busy="보내는 중">메일 받기</SubmitButton>
      </Form>
      <div className={classes.ways}>
        <Link to={loginPath(mallUrl, device)}>로그인으로 돌아가기</Link>
      </div>
    </FormPage>
  );
}
