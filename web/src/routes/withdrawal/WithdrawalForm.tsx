import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { PasswordField } from '../../shared/form/PasswordField.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMallUrl, useDevice } from '../../shop/page/page-context.ts';
import { Reason } from './Reason.tsx';
import { useWithdraw, type Leaving } from './use-withdraw.ts';
import classes from './WithdrawalPage.module.css';

/** The password, and an optional reason. */
export function WithdrawalForm() {
  const mallUrl = useMallUrl();
  const device = useDevice();
  const withdraw = useWithdraw();
  const form = useMallForm<Leaving>({
    initialValues: { reasonCode: '', reason: '', password: '' },
    validate: { password: mustBeTyped('비밀번호를') },
    limits: { reason: 500 },
    submit: withdraw,
  });
  return (
    <Form form={form}>
      <Reason form={form} />
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        label="비밀번호"
        autoComplete="current-password"
      />
      <FormNote />
      <div className={classes.actions}>
        <Button component={Link} variant="default" size="lg" to={pathTo('my-shop', { url: mallUrl }, device)}>
          취소
        </Button>
        <SubmitButton busy="탈퇴하는 중">탈퇴하기</SubmitButton>
      </div>
    </Form>
  );
}
