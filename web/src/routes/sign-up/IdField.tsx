import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCheckLoginIdMutation } from '../../__generated__/hooks.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { failureText } from '../../shared/form/failure-text.ts';
import { newIdRule } from '../../shared/form/field-rules.ts';
import { useFieldValue, useFormState } from '../../shared/form/form-context.ts';
import { TextField } from '../../shared/form/TextField.tsx';
import { useMallUrl } from '../../shared/page/page-context.ts';
import classes from './SignUp.module.css';

interface IdFieldProps {
  certificationNumber: string;
  defaultValue: string;
  onId: (id: string) => void;
}

/** The id that somebody would like, and whether it is still to be had. */
export function IdField({ certificationNumber, defaultValue, onId }: IdFieldProps) {
  const mallUrl = useMallUrl();
  const { tell } = useFormState();
  const [ask] = useCheckLoginIdMutation({ fetchPolicy: 'no-cache' });
  const typed = useFieldValue('id');
  const [usable, setUsable] = useState<string | null>(null);
  const isAsking = useRef(false);
  const keep = useEffectEvent(onId);
  useEffect(() => {
    if (typed !== '') keep(typed);
  }, [typed]);

  async function check() {
    const mistake = newIdRule(typed, {});
    if (mistake !== null) return tell(null, { id: mistake });
    if (isAsking.current || typed === usable) return;
    isAsking.current = true;
    try {
      const { data } = await ask({ variables: { input: { mallUrl, id: typed, certificationNumber } } });
      const result = data?.checkLoginId;
      if (result?.__typename === 'LoginIdChecked' && result.isUsable) return setUsable(typed);
      const [refused] = result?.__typename === 'FormRefused' ? result.fields : [];
      if (refused?.field === 'certificationNumber') return tell(refused.reason);
      tell(null, { id: refused?.reason ?? '이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.' });
    } catch (error) {
      tell(failureText(error));
    } finally {
      isAsking.current = false;
    }
  }

  return (
    <TextField
      name="id"
      label="아이디"
      kind="id"
      autoComplete="username"
      maxLength={20}
      defaultValue={defaultValue}
      hint={
        <span aria-live="polite">
          {typed !== '' && typed === usable ? (
            <span className={classes.good}>쓸 수 있는 아이디예요.</span>
          ) : (
            '영문으로 시작하는 4~20자'
          )}
        </span>
      }
      action={<AsideButton onPress={() => void check()}>중복 확인</AsideButton>}
    />
  );
}
