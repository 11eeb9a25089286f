import { Radio, TextInput } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import type { CertificationChannel } from '../../../__generated__/graphql.ts';
import { emailInput } from '../../../shared/form/field-kinds.tsx';
import { emailRule, longestEmail, mobileRule, nameRule } from '../../../shared/form/field-rules.ts';
import { FieldGroup } from '../../../shared/ui/FieldGroup/FieldGroup.tsx';
import { Form } from '../../../shared/form/Form.tsx';
import { FormNote } from '../../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TelephoneField } from '../../../shared/form/TelephoneField.tsx';
import { useFieldValue } from '../../../shared/form/use-field-value.ts';
import { useMallForm, type MallForm } from '../../../shared/form/use-mall-form.ts';
import type { Refusal } from '../../../shared/form/refusal.ts';
import classes from './CodeCertification.module.css';
import type { CodeTarget } from './use-code-request.ts';

interface TargetFormProps {
  channels: readonly CertificationChannel[];
  /** Known already: then there is no field for it. */
  name?: string;
  send: (to: CodeTarget) => Promise<Refusal | null>;
}

const channelNames: Record<CertificationChannel, string> = { SMS: '문자 메시지', EMAIL: '이메일' };

/** The name, and where the code goes. */
export function TargetForm({ channels, name = '', send }: TargetFormProps) {
  const [first = 'SMS'] = channels;
  const form = useMallForm<CodeTarget>({
    initialValues: { channel: first, name, target: '' },
    validate: {
      name: nameRule,
      target: (target, { channel }) => (channel === 'EMAIL' ? emailRule : mobileRule)(target),
    },
    limits: { name: 40, target: longestEmail },
    submit: send,
  });
  return (
    <Form form={form} label="인증번호 받기">
      {channels.length > 1 && <ChannelChoice form={form} channels={channels} />}
      {name === '' && (
        <TextInput key={form.key('name')} {...form.getInputProps('name')} label="이름" autoComplete="name" required />
      )}
      {useFieldValue(form, 'channel') === 'EMAIL' ? (
        <TextInput key={`mail ${form.key('target')}`} {...form.getInputProps('target')} {...emailInput} />
      ) : (
        <TelephoneField
          key={`mobile ${form.key('target')}`}
          {...form.getInputProps('target')}
          label="휴대폰 번호"
          autoComplete="tel-national"
          required
        />
      )}
      <FormNote />
      <SubmitButton busy="보내는 중">인증번호 받기</SubmitButton>
    </Form>
  );
}

/** A complaint of the channel before goes with it, and so does its target. */
function ChannelChoice({ form, channels }: { form: MallForm<CodeTarget>; channels: readonly CertificationChannel[] }) {
  form.watch('channel', () => {
    form.tell(null);
    form.setFieldValue('target', '');
  });
  return (
    <FieldGroup legend="받는 방법" className={classes.channels}>
      {channels.map((value) => (
        <Radio
          key={value}
          {...form.getInputProps('channel', { type: 'radio', value })}
          label={channelNames[value]}
          classNames={{
            root: classes.channel,
            inner: classes.channelInner,
            radio: classes.channelRadio,
            icon: classes.channelIcon,
            label: classes.channelLabel,
          }}
        />
      ))}
    </FieldGroup>
  );
}
