import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { Agreements } from '../../features/orders/Agreements/Agreements.tsx';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { Note } from '../../shared/ui/Note/Note.tsx';
import classes from './PhoneOrder.module.css';
import { Signature } from './Signature.tsx';
import type { Signing as SigningValues } from './use-signing.ts';

interface SigningProps {
  agreements: PhoneSheetFragment['agreements'];
  form: FormFields<SigningValues>;
  isWaiting: boolean;
  /** What the press does. */
  verb: string;
  /** Why the last press was refused, and what leads further. */
  note: ReactNode;
  onSign: (signing: SigningValues) => void;
}

/** Consents and signature, below the contract that they are for, and the press that places it. */
export function Signing({ agreements, form, isWaiting, verb, note, onSign }: SigningProps) {
  const root = useRef<HTMLDivElement>(null);
  const press = () =>
    form.onSubmit(
      (signing) => {
        if (!isWaiting) onSign(signing);
      },
      (errors) => focusField(root.current, errors),
    )();
  return (
    <div ref={root} className={classes.choices}>
      <Part title="동의">
        <p className={classes.quiet}>위 계약 내용을 모두 읽고 동의해 주세요.</p>
        <Agreements agreements={agreements} form={form} />
      </Part>
      <Signature form={form} />
      <Note>{note}</Note>
      <Button size="lg" aria-disabled={isWaiting} onClick={press}>
        {verb}
      </Button>
    </div>
  );
}
