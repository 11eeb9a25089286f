import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import { PickupPlaceText } from '../../shop/pickup-place/PickupPlaceText.tsx';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';
import type { OrderDraft } from './order-draft.ts';
import classes from './OrderForm.module.css';
import { Section } from './Section.tsx';

interface OtherWaysProps {
  sheet: SheetFactsFragment;
  form: FormFields<OrderDraft>;
}

/** Where those goods go that no carrier brings: a mobile number, and a shop. */
export function OtherWays({ sheet, form }: OtherWaysProps) {
  return (
    <>
      {sheet.needsTicketPhone ? (
        <Section title="문자로 받는 상품">
          <p className={classes.quiet}>{namesOf(sheet, 'TEXT')}</p>
          <TelephoneField
            key={form.key('ticketPhone')}
            {...form.getInputProps('ticketPhone')}
            label="문자를 받을 휴대폰"
            description="비워 두면 주문자 연락처로 보내 드려요. 결제하면 이용권 번호를 문자로 보내고, 주문 내역에서도 볼 수 있어요."
          />
        </Section>
      ) : null}
      {sheet.pickupPlaces.length > 0 ? <Pickup sheet={sheet} form={form} /> : null}
    </>
  );
}

function Pickup({ sheet, form }: OtherWaysProps) {
  const { pickupPlaces, pickupFrom } = sheet;
  const chosen = useFieldValue(form, 'pickupPlace');
  const [only] = pickupPlaces;
  return (
    <Section title="매장에서 받는 상품">
      <p className={classes.quiet}>{namesOf(sheet, 'PICKUP')}</p>
      {only && pickupPlaces.length === 1 ? (
        <p>
          <PickupPlaceText place={only} from={pickupFrom} />
        </p>
      ) : (
        <div data-path="pickupPlace">
          <ChoiceGroup
            legend="받아 갈 매장"
            name="pickup-place"
            layout="stacked"
            choices={pickupPlaces.map((place) => ({
              value: place.number,
              label: <PickupPlaceText place={place} from={pickupFrom} />,
            }))}
            chosen={chosen}
            onChoose={(number) => form.setFieldValue('pickupPlace', number)}
            problem={form.errors.pickupPlace}
          />
        </div>
      )}
      <p className={classes.quiet}>주문자 성함과 주문번호를 알려 주시면 돼요.</p>
    </Section>
  );
}

function namesOf({ lines }: SheetFactsFragment, way: SheetFactsFragment['lines'][number]['receivingWay']): string {
  const names = new Set(lines.filter(({ receivingWay }) => receivingWay === way).map(({ name }) => name));
  return [...names].join(', ');
}
