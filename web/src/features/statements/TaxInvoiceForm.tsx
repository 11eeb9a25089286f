import '../../shared/form/mantine-styles.ts';
import { TextInput } from '@mantine/core';
import {
  RequestTaxInvoiceDocument,
  type StatementFactsFragment,
  type TaxDocumentType,
} from '../../__generated__/graphql.ts';
import { emailRule, longestEmail, mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { formatWon } from '../../shared/format/money.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { taxDocumentNames } from './tax-document-names.ts';

/** What a document is for. */
const amountsOf: Readonly<Record<TaxDocumentType, string>> = {
  TAX_INVOICE: '과세 금액',
  TAX_FREE_INVOICE: '면세 금액',
};

interface TaxInvoiceFormProps {
  orderNumber: string;
  /** What is issued, for which amounts. */
  documents: readonly Pick<StatementFactsFragment['taxDocuments'][number], 'type' | 'amount'>[];
  /** Whom the member asked for before. */
  receiver: StatementFactsFragment['receiver'];
  onAsked: () => Promise<unknown>;
}

interface Values {
  businessNumber: string;
  companyName: string;
  representativeName: string;
  email: string;
}

/** Who the tax invoice is for. The mall checks the number; what it refuses is shown at its field. */
export function TaxInvoiceForm({ orderNumber, documents, receiver, onAsked }: TaxInvoiceFormProps) {
  const mallUrl = useMallUrl();
  const names = taxDocumentNames(documents);
  const { submit } = useSubmission(RequestTaxInvoiceDocument, {
    intent: `${mallUrl}.tax-invoice.${orderNumber}`,
    input: (values: Values, idempotencyKey) => ({ mallUrl, idempotencyKey, orderNumber, ...values }),
    failed: `${names}를 요청하지 못했어요. 잠시 뒤 다시 눌러 주세요.`,
    onDone: async () => {
      await onAsked();
    },
    onRefused: async ({ __typename: refusal }) => {
      // The order is another one now: what is shown must say why it cannot be asked for.
      if (refusal === 'WrongState') await onAsked();
    },
  });
  const form = useMallForm<Values>({
    initialValues: {
      businessNumber: receiver?.businessNumber ?? '',
      companyName: receiver?.companyName ?? '',
      representativeName: '',
      email: '',
    },
    validate: {
      businessNumber: mustBeTyped('사업자등록번호를'),
      companyName: mustBeTyped('상호를'),
      representativeName: mustBeTyped('대표자 이름을'),
      email: emailRule,
    },
    limits: { companyName: 70, representativeName: 30, email: longestEmail },
    submit,
  });
  return (
    <>
      {documents.map(({ type, amount }) => (
        <p key={type}>
          {documents.length > 1 ? amountsOf[type ?? 'TAX_INVOICE'] : '결제한'} {formatWon(amount)}의{' '}
          {taxDocumentNames([{ type }])}를 이메일로 받을 수 있어요.
        </p>
      ))}
      <Form form={form} label={`${names} 요청`}>
        <TextInput
          key={form.key('businessNumber')}
          {...form.getInputProps('businessNumber')}
          label="사업자등록번호"
          placeholder="000-00-00000"
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          key={form.key('companyName')}
          {...form.getInputProps('companyName')}
          label="상호"
          autoComplete="organization"
        />
        <TextInput
          key={form.key('representativeName')}
          {...form.getInputProps('representativeName')}
          label="대표자"
          autoComplete="off"
        />
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label="받을 이메일"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <FormNote />
        <SubmitButton busy="요청하는 중">{`${names} 요청하기`}</SubmitButton>
      </Form>
    </>
  );
}
