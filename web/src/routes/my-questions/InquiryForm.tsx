import '../../shared/form/mantine-styles.ts';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useInquiryChoicesQuery } from '../../__generated__/hooks.ts';
import { optional } from '../../shared/form/field-kinds.tsx';
import { mustBeTyped } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { wholly, type Refusal } from '../../shared/form/refusal.ts';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { useMallForm } from '../../shared/form/use-mall-form.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { CameraButton } from '../../shop/files/CameraButton.tsx';
import { PhotoField } from '../../shop/files/PhotoField.tsx';
import { unreadyPhotos } from '../../shop/files/unready-photos.ts';
import { usePhotos } from '../../shop/files/use-photos.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { numbersOf, type InquiryValues } from './inquiry-values.ts';
import { KeptPhotos } from './KeptPhotos.tsx';
import classes from './MyQuestions.module.css';
import { subjectChoices, typeChoices, type InquiryChoices } from './subject-choices.ts';

export interface InquiryFormProps {
  initialValues: InquiryValues;
  /** Photos that the inquiry has already. */
  keptPhotos?: readonly string[];
  action: string;
  onCancel: () => void;
  /** Called while the shopper types, and when photos come and go. */
  onChanged?: (values: InquiryValues, fileNumbers: string[]) => void;
  save: (values: InquiryValues, fileNumbers: string[]) => Promise<Refusal | null>;
}

/** The form of an inquiry, once its kinds are known. */
export function InquiryForm(props: InquiryFormProps) {
  const { mallUrl, device } = usePage();
  const { productNumber } = numbersOf(props.initialValues.subject);
  const { data, loading, error, refetch } = useInquiryChoicesQuery({
    variables: { mallUrl, device, productNumber: productNumber ?? '', hasProduct: productNumber !== null },
    errorPolicy: 'all',
  });
  const choices = data?.viewer;
  if (choices?.inquiryTypes) return <Fields {...props} choices={choices} productName={data?.mall?.product?.name} />;
  if (loading) return <Skeleton height={420} radius="var(--radius-card)" />;
  return <SectionFailure error={error} onRetry={() => void refetch()} />;
}

const mostPhotos = 5;
const limits = { title: 100, text: 2000 };
const rules = {
  typeCode: (code: string) => (code === '' ? '문의 유형을 선택해 주세요.' : null),
  title: mustBeTyped('제목을'),
  text: mustBeTyped('내용을'),
};

function Fields({
  initialValues,
  keptPhotos = [],
  action,
  onCancel,
  onChanged,
  save,
  choices,
  productName,
}: InquiryFormProps & { choices: InquiryChoices; productName: string | undefined }) {
  const [kept, setKept] = useState(keptPhotos);
  const most = mostPhotos - kept.length;
  const photos = usePhotos('QUESTION', most);
  const fileNumbers = [...kept, ...photos.list.flatMap(({ number }) => number ?? [])];
  const send = async (values: InquiryValues) => {
    const unready = unreadyPhotos(photos);
    return unready === null ? atFields(await save(values, fileNumbers)) : wholly(unready);
  };
  const form = useMallForm({ initialValues, validate: rules, limits, submit: send });
  const change = useEffectEvent(() => onChanged?.(form.getValues(), fileNumbers));
  const names = fileNumbers.join(' ');
  const toldNames = useRef(names);
  useEffect(() => {
    if (toldNames.current === names) return;
    toldNames.current = names;
    change();
  }, [names]);
  const chevron = <ChevronDownIcon size={20} />;
  return (
    <div onChange={() => onChanged?.(form.getValues(), fileNumbers)}>
      <Form form={form} label="1:1 문의">
        <NativeSelect
          key={form.key('typeCode')}
          {...form.getInputProps('typeCode')}
          label="문의 유형"
          required
          data={typeChoices(choices)}
          rightSection={chevron}
        />
        <NativeSelect
          key={form.key('subject')}
          {...form.getInputProps('subject')}
          label={optional('문의할 주문이나 상품')}
          data={subjectChoices(choices, initialValues.subject, productName)}
          rightSection={chevron}
        />
        <TextInput key={form.key('title')} {...form.getInputProps('title')} label="제목" required autoComplete="off" />
        <Textarea
          key={form.key('text')}
          {...form.getInputProps('text')}
          label="내용"
          description="2,000자까지 쓸 수 있어요. 주민등록번호나 카드번호는 쓰지 마세요."
          required
          rows={8}
          autoComplete="off"
          resize="vertical"
        />
        <KeptPhotos numbers={kept} onRemove={(number) => setKept(kept.filter((each) => each !== number))} />
        <div className={classes.photoField}>
          <PhotoField label="사진" photos={photos} most={most}>
            <CameraButton photos={photos} most={most} />
          </PhotoField>
        </div>
        <NativeSelect
          key={form.key('replyMethod')}
          {...form.getInputProps('replyMethod')}
          label="답변 알림"
          data={replyMethods}
          rightSection={chevron}
        />
        <FormNote />
        <div className={classes.formActions}>
          <Button variant="default" size="lg" onClick={onCancel}>
            취소
          </Button>
          <SubmitButton busy="보내는 중">{action}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const isOfSubject = ([name = '']: readonly string[]) => ['orderNumber', 'productNumber'].includes(name);

/** An order and a product are chosen in one field. */
function atFields(refusal: Refusal | null): Refusal | null {
  return (
    refusal && {
      ...refusal,
      fields: refusal.fields.map(({ path, reason }) => ({ path: isOfSubject(path) ? ['subject'] : path, reason })),
    }
  );
}

const replyMethods = [
  { value: 'SMS', label: '문자로 받기' },
  { value: 'EMAIL', label: '이메일로 받기' },
];
