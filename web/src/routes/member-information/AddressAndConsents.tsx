import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ProfileFactsFragment } from '../../__generated__/graphql.ts';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { optional } from '../../shared/form/field-kinds.tsx';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import classes from './Information.module.css';
import { changesOf, valuesOf, wordsForSaved } from './profile-changes.ts';
import type { UpdateProfile } from './use-update-profile.ts';

interface AddressAndConsentsProps {
  profile: ProfileFactsFragment;
  update: UpdateProfile;
}

/** Where parcels go, and which advertising is wanted. The fields are named as in the mutation's input. */
export function AddressAndConsents({ profile, update }: AddressAndConsentsProps) {
  const [saved, setSaved] = useState('');
  const form = useMallForm({
    initialValues: valuesOf(profile),
    validate: {
      postalCode: (code) => (code === '' || /^\d{5}$/u.test(code) ? null : '우편번호 숫자 5자리를 입력해 주세요.'),
      roadAddress: (road, { postalCode, detailAddress }) =>
        road.trim() === '' && (postalCode + detailAddress).trim() !== '' ? '도로명 주소를 입력해 주세요.' : null,
    },
    limits: { roadAddress: 200, detailAddress: 100 },
    submit: async (values) => {
      setSaved('');
      const changes = changesOf(values, profile);
      if (Object.keys(changes).length === 0) return setSaved('바뀐 내용이 없어요.');
      const refusal = await update(changes);
      if (!refusal) setSaved(wordsForSaved(changes, new Date()));
      return refusal;
    },
  });
  return (
    <Form form={form} label="주소와 광고 수신 동의">
      <section className={classes.part} aria-labelledby="member-address">
        <h2 id="member-address" className={classes.title}>
          주소
        </h2>
        <DigitsField
          key={form.key('postalCode')}
          {...form.getInputProps('postalCode')}
          label={optional('우편번호')}
          autoComplete="postal-code"
        />
        <TextInput
          key={form.key('roadAddress')}
          {...form.getInputProps('roadAddress')}
          label={optional('도로명 주소')}
          autoComplete="address-line1"
        />
        <TextInput
          key={form.key('detailAddress')}
          {...form.getInputProps('detailAddress')}
          label={optional('상세 주소')}
          autoComplete="address-line2"
        />
      </section>
      <section className={classes.part} aria-labelledby="member-consents">
        <h2 id="member-consents" className={classes.title}>
          광고 수신 동의 <span className={classes.optional}>(선택)</span>
        </h2>
        <p className={classes.hint}>
          할인과 이벤트 소식을 보내 드려요. 주문과 배송처럼 꼭 필요한 안내는 동의하지 않아도 보내 드려요.
        </p>
        <Checkbox
          key={form.key('agreesToSms')}
          {...form.getInputProps('agreesToSms', { type: 'checkbox' })}
          label="문자 메시지로 받기"
        />
        <Checkbox
          key={form.key('agreesToEmail')}
          {...form.getInputProps('agreesToEmail', { type: 'checkbox' })}
          label="이메일로 받기"
        />
      </section>
      <FormNote />
      <SubmitButton busy="저장하는 중">저장하기</SubmitButton>
      <output className={classes.done}>{saved}</output>
    </Form>
  );
}
