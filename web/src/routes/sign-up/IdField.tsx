import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { CheckLoginIdDocument } from '../../__generated__/graphql.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { loginIdInput, withAside } from '../../shared/form/field-kinds.tsx';
import { newIdRule } from '../../shared/form/field-rules.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { type MallForm } from '../../shared/form/use-mall-form.ts';
import { refusedName } from '../../shared/form/refusal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { AccountValues } from './use-sign-up.ts';
import classes from './SignUp.module.css';

const taken = '이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.';

interface IdFieldProps {
  form: MallForm<AccountValues>;
  certificationNumber: string;
  onId: (id: string) => void;
}

/** The wanted id, and a check whether it is free. */
export function IdField({ form, certificationNumber, onId }: IdFieldProps) {
  const mallUrl = useMallUrl();
  const { tell } = form;
  const { submit } = useSubmission(CheckLoginIdDocument, {
    fetchPolicy: 'no-cache',
    input: (id: string) => ({ mallUrl, id, certificationNumber }),
    failed: taken,
    onDone({ isUsable }, { values }) {
      if (!isUsable) return taken;
      return setUsable(values);
    },
  });
  const typed = useFieldValue(form, 'id').trim();
  const [usable, setUsable] = useState<string | null>(null);
  const keep = useEffectEvent(onId);
  useEffect(() => {
    if (typed !== '') keep(typed);
  }, [typed]);

  async function check() {
    const mistake = newIdRule(typed);
    if (mistake !== null) return tell(null, { id: mistake });
    if (typed === usable) return;
    const refused = await submit(typed);
    if (refused === null) return;
    if (refused.error) return tell(refused.message);
    const [reason] = refused.fields;
    if (reason && refusedName(reason) === 'certificationNumber') return tell(reason.reason);
    tell(null, { id: reason?.reason ?? taken });
  }

  return (
    <TextInput
      key={form.key('id')}
      {...form.getInputProps('id')}
      {...loginIdInput}
      description={
        typed !== '' && typed === usable ? (
          <span className={classes.good}>쓸 수 있는 아이디예요.</span>
        ) : (
          '영문으로 시작하는 4~20자'
        )
      }
      inputContainer={withAside(<AsideButton onPress={() => void check()}>중복 확인</AsideButton>)}
    />
  );
}
