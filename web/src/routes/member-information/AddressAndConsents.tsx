import { useState } from 'react';
import type { ProfileFactsFragment } from '../../__generated__/graphql.ts';
import { CheckField } from '../../shared/form/CheckField.tsx';
import { nothingToCheck } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { NumericField } from '../../shared/form/NumericField.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextField } from '../../shared/form/TextField.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import classes from './Information.module.css';
import { changesOf, wordsForSaved, type AddressValues } from './profile-changes.ts';
import type { UpdateProfile } from './use-update-profile.ts';

interface AddressAndConsentsProps {
  profile: ProfileFactsFragment;
  update: UpdateProfile;
}

/** Where parcels go, and which advertising is wanted. The fields are named as in the mutation's input. */
export function AddressAndConsents({ profile, update }: AddressAndConsentsProps) {
  const [saved, setSaved] = useState('');
  const form = useForm<keyof AddressValues>({
    rules: {
      postalCode: (code) => (code === '' || /^\d{5}$/u.test(code) ? null : '우편번호 숫자 5자리를 입력해 주세요.'),
      roadAddress: (road, { postalCode, detailAddress }) =>
        road === '' && postalCode + detailAddress !== '' ? '도로명 주소를 입력해 주세요.' : null,
      detailAddress: nothingToCheck,
      agreesToSms: nothingToCheck,
      agreesToEmail: nothingToCheck,
    },
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
        <NumericField
          name="postalCode"
          label="우편번호"
          digits={5}
          autoComplete="postal-code"
          defaultValue={profile.postalCode ?? ''}
          isOptional
        />
        <TextField
          name="roadAddress"
          label="도로명 주소"
          autoComplete="address-line1"
          maxLength={200}
          defaultValue={profile.roadAddress ?? ''}
          isOptional
        />
        <TextField
          name="detailAddress"
          label="상세 주소"
          autoComplete="address-line2"
          maxLength={100}
          defaultValue={profile.detailAddress ?? ''}
          isOptional
        />
      </section>
      <section className={classes.part} aria-labelledby="member-consents">
        <h2 id="member-consents" className={classes.title}>
          광고 수신 동의 <span className={classes.optional}>(선택)</span>
        </h2>
        <p className={classes.hint}>
          할인과 이벤트 소식을 보내 드려요. 주문과 배송처럼 꼭 필요한 안내는 동의하지 않아도 보내 드려요.
        </p>
        <CheckField name="agreesToSms" defaultChecked={profile.agreesToSms === true}>
          문자 메시지로 받기
        </CheckField>
        <CheckField name="agreesToEmail" defaultChecked={profile.agreesToEmail === true}>
          이메일로 받기
        </CheckField>
      </section>
      <FormNote />
      <SubmitButton busy="저장하는 중">저장하기</SubmitButton>
      <output className={classes.done}>{saved}</output>
    </Form>
  );
}
