import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SendTemporaryPasswordDocument } from '../../__generated__/graphql.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { loginIdInput } from '../../shared/form/field-kinds.tsx';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { refusedName } from '../../shared/form/refusal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

interface TemporaryPasswordFormProps {
  certificationNumber: string;
  onCertifyAgain: () => void;
  onSent: () => void;
}

/** The id whose password is lost. */
export function TemporaryPasswordForm({ certificationNumber, onCertifyAgain, onSent }: TemporaryPasswordFormProps) {
  const mallUrl = useMallUrl();
  const [needsProof, setNeedsProof] = useState(false);
  const { submit } = useSubmission(SendTemporaryPasswordDocument, {
    fetchPolicy: 'no-cache',
    input: ({ id }: { id: string }) => ({ mallUrl, id, certificationNumber }),
    failed: '보내지 못했어요. 다시 시도해 주세요.',
    onDone: onSent,
    onRefused: ({ fields }) => setNeedsProof(fields.some((field) => refusedName(field) === 'certificationNumber')),
  });
  const form = useMallForm({
    initialValues: { id: '' },
    validate: { id: mustBeTyped('아이디를') },
    limits: { id: 100 },
    submit,
  });
  return (
    <Form form={form}>
      <TextInput key={form.key('id')} {...form.getInputProps('id')} {...loginIdInput} />
      <FormNote>{needsProof && <AsideButton onPress={onCertifyAgain}>본인 인증 다시 하기</AsideButton>}</FormNote>
      <SubmitButton busy="보내는 중">임시 비밀번호 받기</SubmitButton>
    </Form>
  );
}
