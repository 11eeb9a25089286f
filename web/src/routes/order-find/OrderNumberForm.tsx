import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FindGuestOrderDocument } from '../../__generated__/graphql.ts';
import type { Proof } from '../../features/certification/proof.ts';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { refusedName } from '../../shared/form/refusal.ts';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { useSessionStore } from '../../shop/session/session-context.ts';

interface OrderNumberFormProps {
  proof: Proof;
  /** As the message's link names it. */
  named: string;
  onCertifyAgain: () => void;
}

const noStorage = '이 브라우저가 저장 공간을 막아 두어 주문을 열 수 없어요. 브라우저 설정을 확인해 주세요.';

/** The number of the order; with it this browser becomes that of the guest who placed it. */
export function OrderNumberForm({ proof, named, onCertifyAgain }: OrderNumberFormProps) {
  const mall = useMall();
  const device = useDevice();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [needsProof, setNeedsProof] = useState(false);
  const { submit } = useSubmission(FindGuestOrderDocument, {
    fetchPolicy: 'no-cache',
    input: ({ orderNumber }: { orderNumber: string }) => ({
      mallUrl: mall.url,
      orderNumber,
      telephone: proof.mobile ?? '',
      certificationNumber: proof.certificationNumber,
    }),
    failed: '주문을 찾지 못했어요. 다시 시도해 주세요.',
    async onDone({ session }, { values }) {
      sessions?.clear();
      sessions?.save(session, false);
      if (sessions?.read() == null) return noStorage;
      await navigate(pathTo('order-detail', mall, device, { orderNumber: values.orderNumber }), { replace: true });
      return null;
    },
    onRefused: ({ fields }) => setNeedsProof(fields.some((field) => refusedName(field) === 'certificationNumber')),
  });
  const form = useMallForm({
    initialValues: { orderNumber: named },
    validate: { orderNumber: mustBeTyped('주문번호를') },
    limits: { orderNumber: 40 },
    submit: ({ orderNumber }) => submit({ orderNumber: orderNumber.trim() }),
  });
  return (
    <Form form={form} label="주문 찾기">
      <TextInput
        key={form.key('orderNumber')}
        {...form.getInputProps('orderNumber')}
        label="주문번호"
        description="받은 메일과 문자에 있어요. OR로 시작해요."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <FormNote>{needsProof && <AsideButton onPress={onCertifyAgain}>휴대폰 인증 다시 하기</AsideButton>}</FormNote>
      <SubmitButton busy="찾는 중">주문 찾기</SubmitButton>
    </Form>
  );
}
