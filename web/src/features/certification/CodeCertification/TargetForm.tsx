import type { CertificationChannel } from '../../../__generated__/graphql.ts';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { emailRule, mobileRule, nameRule, nothingToCheck } from '../../../shared/form/field-rules.ts';
import { useFieldValue } from '../../../shared/form/form-context.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { FormNote } from '../../../shared/form/FormNote.tsx';
import { NumericField } from '../../../shared/form/NumericField.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TextField } from '../../../shared/form/TextField.tsx';
import { useForm, type Refusal } from '../../../shared/form/use-form.ts';
import type { CodeTarget } from './use-code-request.ts';

interface TargetFormProps {
  channels: readonly CertificationChannel[];
  /** Known already: then nobody is asked for it. */
  name?: string;
  send: (to: CodeTarget) => Promise<Refusal | null>;
}

const channelNames: Record<CertificationChannel, string> = { SMS: '문자 메시지', EMAIL: '이메일' };

/** Who, and where the code goes. */
export function TargetForm({ channels, name, send }: TargetFormProps) {
  const form = useForm<'channel' | 'name' | 'target'>({
    rules: {
      channel: nothingToCheck,
      name: nameRule,
      target: (target, values) => (values.channel === 'EMAIL' ? emailRule : mobileRule)(target, values),
    },
    submit: ({ channel, ...to }) => send({ ...to, channel: channel as CertificationChannel }),
  });
  const [first = 'SMS'] = channels;
  return (
    <Form form={form} label="인증번호 받기">
      {channels.length > 1 ? (
        <ChoiceField
          name="channel"
          label="받는 방법"
          choices={channels.map((value) => ({ value, label: channelNames[value] }))}
          defaultValue={first}
        />
      ) : (
        <input type="hidden" name="channel" value={first} />
      )}
      {name === undefined ? (
        <TextField name="name" label="이름" autoComplete="name" maxLength={40} />
      ) : (
        <input type="hidden" name="name" value={name} />
      )}
      <TargetField first={first} />
      <FormNote />
      <SubmitButton busy="보내는 중">인증번호 받기</SubmitButton>
    </Form>
  );
}

function TargetField({ first }: { first: CertificationChannel }) {
  const channel = useFieldValue('channel') || first;
  return channel === 'EMAIL' ? (
    <TextField key="mail" name="target" label="이메일" kind="email" autoComplete="email" />
  ) : (
    <NumericField
      key="mobile"
      name="target"
      label="휴대폰 번호"
      digits={11}
      autoComplete="tel-national"
      hint="숫자만 입력해 주세요."
    />
  );
}
