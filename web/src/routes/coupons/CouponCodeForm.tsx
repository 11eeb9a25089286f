import '../../shared/form/mantine-styles.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { RegisterCouponDocument } from '../../__generated__/graphql.ts';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import classes from './Coupons.module.css';

/** Registers the code of a coupon. What was typed stays until it is taken. */
export function CouponCodeForm({ onRegistered }: { onRegistered: () => void }) {
  const mallUrl = useMallUrl();
  const [registered, setRegistered] = useState<string | null>(null);
  const { submit } = useSubmission(RegisterCouponDocument, {
    intent: `${mallUrl}.coupon-code`,
    input: ({ code }: { code: string }, idempotencyKey) => ({ mallUrl, idempotencyKey, code }),
    failed: '쿠폰을 등록하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    onDone: ({ offer }, { isLeft }) => {
      form.setFieldValue('code', '');
      setRegistered(offer.name);
      if (!isLeft) onRegistered();
    },
  });
  const form = useMallForm({
    initialValues: { code: '' },
    validate: { code: mustBeTyped('쿠폰 코드를') },
    limits: { code: 40 },
    submit: (values) => {
      setRegistered(null);
      return submit(values);
    },
  });
  return (
    <section className={classes.code}>
      <Form form={form} label="쿠폰 코드 등록">
        <TextInput
          key={form.key('code')}
          {...form.getInputProps('code')}
          label="쿠폰 코드"
          description="대소문자와 하이픈은 구분하지 않아요."
          placeholder="예: GAON-2026-ABCD"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormNote />
        <SubmitButton busy="등록하는 중">쿠폰 등록하기</SubmitButton>
      </Form>
      <output className={classes.registered}>{registered === null ? '' : `‘${registered}’ 쿠폰을 받았어요.`}</output>
    </section>
  );
}
