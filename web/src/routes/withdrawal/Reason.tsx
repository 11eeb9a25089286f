import { NativeSelect, Textarea } from '@mantine/core';
import { optional } from '../../shared/form/field-kinds.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { MallForm } from '../../shared/form/use-mall-form.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import type { Leaving } from './use-withdraw.ts';

// The mall's codes, with a text for shoppers. The mall accepts others too, so none of them can be wrong.
const reasons = [
  { value: '', label: '선택 안 함' },
  { value: 'RARELY_USED', label: '자주 이용하지 않아요' },
  { value: 'PRODUCTS', label: '사고 싶은 상품이 적어요' },
  { value: 'PRICE', label: '가격이 아쉬워요' },
  { value: 'DELIVERY', label: '배송이 불편해요' },
  { value: 'SERVICE', label: '고객 응대가 아쉬워요' },
  { value: 'PRIVACY', label: '개인정보가 걱정돼요' },
  { value: 'REJOIN', label: '다른 아이디로 다시 가입해요' },
  { value: 'OTHER', label: '다른 이유가 있어요' },
];

/** The reason, which is optional. */
export function Reason({ form }: { form: MallForm<Leaving> }) {
  return (
    <>
      <NativeSelect
        key={form.key('reasonCode')}
        {...form.getInputProps('reasonCode')}
        label={optional('탈퇴 사유')}
        data={reasons}
        rightSection={<ChevronDownIcon size={20} />}
      />
      {useFieldValue(form, 'reasonCode') === 'OTHER' && (
        <Textarea
          key={form.key('reason')}
          {...form.getInputProps('reason')}
          label={optional('이유를 들려주세요')}
          rows={3}
          autoComplete="off"
          resize="vertical"
        />
      )}
    </>
  );
}
