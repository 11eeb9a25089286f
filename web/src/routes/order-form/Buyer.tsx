import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { focusElement } from '../../shared/focus-element.ts';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { buyerFields, hasWholeBuyer, type OrderDraft } from './order-draft.ts';
import classes from './OrderForm.module.css';
import { Section } from './Section.tsx';

/** Who orders: in a line where it is known, as fields once it is to be changed or something is wrong with it. */
export function Buyer({ form }: { form: FormFields<OrderDraft> }) {
  const [isFolded, setIsFolded] = useState(() => hasWholeBuyer(form.getValues()));
  const isWrong = buyerFields.some((name) => form.errors[name] != null);
  if (isFolded && isWrong) setIsFolded(false);
  const [hasPressed, setHasPressed] = useState(false);
  const { name, phone, email } = form.getValues();
  if (isFolded && !isWrong)
    return (
      <Section title="주문자" isInLine>
        <p className={classes.folded}>{[name, phone, email].join(' · ')}</p>
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setIsFolded(false);
            setHasPressed(true);
          }}
        >
          변경<span className="visually-hidden">, 주문자</span>
        </Button>
      </Section>
    );
  return (
    <Section title="주문자">
      <div className={classes.pair}>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          ref={hasPressed ? focusElement : undefined}
          label="이름"
          required
          autoComplete="name"
        />
        <TelephoneField
          key={form.key('phone')}
          {...form.getInputProps('phone')}
          label="연락처"
          required
          autoComplete="tel"
        />
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label="이메일"
          type="email"
          required
          autoComplete="email"
        />
      </div>
    </Section>
  );
}
