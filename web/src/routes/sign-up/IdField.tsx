import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCheckLoginIdMutation } from '../../__generated__/hooks.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { failureText } from '../../shared/form/failure-text.ts';
import { loginIdInput, withAside } from '../../shared/form/field-kinds.tsx';
import { newIdRule } from '../../shared/form/field-rules.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { refusedName, type MallForm } from '../../shared/form/use-mall-form.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { AccountValues } from './use-sign-up.ts';
import classes from './SignUp.module.css';

interface IdFieldProps {
  form: MallForm<AccountValues>;
  certificationNumber: string;
  onId: (id: string) => void;
}

/** The wanted id, and a check whether it is free. */
export function IdField({ form, certificationNumber, onId }: IdFieldProps) {
  const mallUrl = useMallUrl();
  const { tell } = form;
  const [ask] = useCheckLoginIdMutation({ fetchPolicy: 'no-cache' });
  const typed = useFieldValue(form, 'id').trim();
  const [usable, setUsable] = useState<string | null>(null);
  const isAsking = useRef(false);
  const keep = useEffectEvent(onId);
  useEffect(() => {
    if (typed !== '') keep(typed);
  }, [typed]);

  async function check() {
    const mistake = newIdRule(typed);
    if (mistake !== null) return tell(null, { id: mistake });
    if (isAsking.current || typed === usable) return;
    isAsking.current = true;
    try {
      const { data } = await ask({ variables: { input: { mallUrl, id: typed, certificationNumber } } });
      const result = data?.checkLoginId;
      if (result?.__typename === 'LoginIdChecked' && result.isUsable) return setUsable(typed);
      const [refused] = result?.__typename === 'FormRefused' ? result.fields : [];
      if (refused && refusedName(refused) === 'certificationNumber') return tell(refused.reason);
      tell(null, { id: refused?.reason ?? '이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.' });
    } catch (error) {
      tell(failureText(error));
    } finally {
      isAsking.current = false;
    }
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
