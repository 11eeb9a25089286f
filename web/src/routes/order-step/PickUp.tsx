import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { dayInWords } from '../../shared/format/day-words.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { FieldGroup } from '../../shared/ui/FieldGroup/FieldGroup.tsx';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import type { ClaimValues } from './claim-values.ts';

// Most goods are fetched where they were brought.
const AddressChoice = lazy(async () => ({
  default: (await import('../../features/addresses/AddressChoice/AddressChoice.tsx')).AddressChoice,
}));

interface PickUpProps {
  order: WholeOrder;
  form: FormFields<ClaimValues>;
  /** Days that the mall offers. None: nothing is fetched, or a day is agreed on with the carrier. */
  days: readonly string[];
}

const carriersOwn = '';

/** When and where goods that go back are fetched: on the carrier's own day, where they were brought, unless told otherwise. */
export function PickUp({ order: { delivery }, form, days }: PickUpProps) {
  const day = useFieldValue(form, 'pickUpOn');
  const addressNumber = useFieldValue(form, 'pickUpAddress');
  const [isElsewhere, setIsElsewhere] = useState(addressNumber !== null);
  if (delivery === null || days.length === 0) return null;
  const { receiverName, postalCode, roadAddress, detailAddress } = delivery;
  return (
    <>
      <FieldGroup legend="수거지" data-path="pickUpAddressNumber">
        {isElsewhere ? (
          <Suspense fallback={<Skeleton height={240} />}>
            <AddressChoice
              chosen={addressNumber}
              recorded={addressNumber}
              onChoose={(number) => form.setFieldValue('pickUpAddress', number)}
              error={form.errors.pickUpAddressNumber}
              afterSaving="이 주소로 상품을 가지러 가요."
              buyerOf={nobody}
            />
          </Suspense>
        ) : (
          <p>
            {receiverName} · ({postalCode}) {[roadAddress, detailAddress].filter(Boolean).join(' ')}
          </p>
        )}
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            if (isElsewhere) form.setFieldValue('pickUpAddress', null);
            setIsElsewhere(!isElsewhere);
          }}
        >
          {isElsewhere ? '주문한 배송지에서 수거' : '수거지 변경'}
        </Button>
      </FieldGroup>
      <div data-path="pickUpOn">
        <ChoiceGroup
          legend="수거 희망일"
          name="pickUpOn"
          layout="grid"
          choices={[
            { value: carriersOwn, label: '택배사 일정' },
            ...days.map((each) => ({ value: each, label: dayInWords(each) })),
          ]}
          chosen={day}
          onChoose={(value) => form.setFieldValue('pickUpOn', value)}
          problem={form.errors.pickUpOn}
        />
      </div>
    </>
  );
}

/** Who ordered is masked here, and so nothing to fill in. */
const nobody = () => ({ name: '', phone: '' });
