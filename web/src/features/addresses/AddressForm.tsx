import '../../shared/form/mantine-styles.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { AsideButton } from '../../shared/form/AsideButton.tsx';
import { DigitsField } from '../../shared/form/DigitsField.tsx';
import { optional, withAside } from '../../shared/form/field-kinds.tsx';
import { isBlank, mustBeTyped, telephoneRule } from '../../shared/form/field-rules.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormNote } from '../../shared/form/FormNote.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { showTelephone } from '../../shared/form/telephone.ts';
import { TelephoneField } from '../../shared/form/TelephoneField.tsx';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import { useMallForm, type MallForm } from '../../shared/form/use-mall-form.ts';
import type { Refusal } from '../../shared/form/refusal.ts';
import { LateOverlay } from '../../shop/overlay/LateOverlay.tsx';
import { useOverlay, type OverlayState } from '../../shop/overlay/use-overlay.ts';
import { ChevronDownIcon } from '../../shared/ui/late-icons.tsx';
import type { Buyer } from './buyer.ts';
import { entranceDetailName, entranceNames, type AddressValues } from './address-values.ts';
import classes from './AddressForm.module.css';
import { MessagePresets } from './MessagePresets.tsx';
import type { FoundAddress } from './PostalSearch/PostalSearch.tsx';

interface AddressFormProps {
  initialValues: AddressValues;
  /** The default stays the default until another becomes it. */
  isDefaultAlready?: boolean;
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
  /** The shopper pressed a button that this form replaces. */
  takesFocus?: boolean;
  /** Who orders, as typed by now; left out where nobody does. */
  buyerOf?: (() => Buyer | Promise<Buyer>) | undefined;
  /** False where the order has a message of its own. */
  hasMessage?: boolean | undefined;
  /** Whether it stands within a larger form. */
  isPart?: boolean;
  save: (values: AddressValues) => Promise<Refusal | null>;
}

/** An address, new or to change: searched by text, or typed. */
export function AddressForm({
  initialValues,
  isDefaultAlready = false,
  onCancel,
  takesFocus = false,
  buyerOf,
  hasMessage = true,
  isPart = false,
  save,
}: AddressFormProps) {
  const form = useMallForm({ initialValues, validate: rules, limits: longestTexts, submit: save });
  const search = usePostalSearch(form);
  // Once, and by no ref: a field that gets a value is a new element, and would take the focus again.
  useEffect(() => {
    if (takesFocus) fieldOf(form, 'receiverName')?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only how the form began matters
  }, []);
  return (
    <>
      <Form form={form} label="배송지">
        <TextInput
          key={form.key('receiverName')}
          {...form.getInputProps('receiverName')}
          label="받는 분"
          required
          autoComplete="name"
        />
        <TelephoneField
          key={form.key('receiverPhone')}
          {...form.getInputProps('receiverPhone')}
          label="연락처"
          required
          autoComplete="tel"
        />
        {buyerOf ? <TakeBuyer form={form} buyerOf={buyerOf} /> : null}
        <Place form={form} onSearch={search.find} />
        <TextInput
          key={form.key('detailAddress')}
          {...form.getInputProps('detailAddress')}
          label={optional('상세 주소')}
          autoComplete="address-line2"
          placeholder="동, 호수"
        />
        {hasMessage ? (
          <>
            <TextInput
              key={form.key('deliveryMessage')}
              {...form.getInputProps('deliveryMessage')}
              label={optional('배송 메시지')}
              list="address-messages"
            />
            <MessagePresets id="address-messages" />
          </>
        ) : null}
        <Entrance form={form} />
        <TextInput
          key={form.key('label')}
          {...form.getInputProps('label')}
          label={optional('배송지 이름')}
          placeholder="예: 우리집"
        />
        {isDefaultAlready ? null : (
          <Checkbox
            key={form.key('isDefault')}
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
            label="기본 배송지로 쓰기"
          />
        )}
        <FormNote />
        <div className={classes.actions}>
          {onCancel ? (
            <Button variant="default" size={isPart ? 'sm' : 'lg'} onClick={onCancel}>
              취소
            </Button>
          ) : null}
          <SubmitButton busy="저장하는 중" isPart={isPart}>
            저장하기
          </SubmitButton>
        </div>
      </Form>
      {/* Outside of the form, since it contains a form itself. */}
      {search.isWanted ? (
        <LateOverlay load={loadSearch} isOpen={search.isOpen} onClose={search.close} onFound={search.take} />
      ) : null}
    </>
  );
}

/** The search for an address. The detail comes next: what was found replaces the fields and the search button. */
function usePostalSearch(form: MallForm<AddressValues>) {
  const { isWanted, isOpen, open, close } = useOverlay('postal-search');
  const [hasFound, setHasFound] = useState(false);
  const isBack = hasFound && !isOpen;
  const { element } = form;
  useEffect(() => {
    if (isBack) element.current?.querySelector<HTMLInputElement>('[name="detailAddress"]')?.focus();
  }, [isBack, element]);
  const find: OverlayState['open'] = (event) => {
    setHasFound(false);
    open(event);
  };
  const take = ({ postalCode, roadAddress, lotAddress }: FoundAddress) => {
    form.setValues({ postalCode, roadAddress, lotAddress: lotAddress ?? '' });
    form.clearFieldError('postalCode');
    form.clearFieldError('roadAddress');
    setHasFound(true);
    close();
  };
  return { isWanted, isOpen, close, find, take };
}

function fieldOf({ element }: MallForm<AddressValues>, name: keyof AddressValues): HTMLInputElement | null {
  return element.current?.querySelector<HTMLInputElement>(`[data-path="${name}"]`) ?? null;
}

interface TakeBuyerProps {
  form: MallForm<AddressValues>;
  buyerOf: NonNullable<AddressFormProps['buyerOf']>;
}

/** Who orders receives it too. Typed values stay while the buyer is unknown. */
function TakeBuyer({ form, buyerOf }: TakeBuyerProps) {
  const take = async () => {
    const { name, phone } = await buyerOf();
    for (const [field, value] of [
      ['receiverName', name],
      ['receiverPhone', phone && showTelephone(phone)],
    ] as const)
      if (value) {
        form.setFieldValue(field, value);
        form.clearFieldError(field);
      }
    // What is not known of them is typed next.
    const [next] = [...(name ? [] : ['receiverName' as const]), ...(phone ? [] : ['receiverPhone' as const])];
    if (next) fieldOf(form, next)?.focus();
  };
  return (
    <Button className={classes.buyer} variant="default" size="sm" onClick={() => void take()}>
      주문자와 같아요
    </Button>
  );
}

const longestTexts = {
  label: 20,
  // As long as a member's name. A mall that takes fewer letters says so.
  receiverName: 40,
  roadAddress: 100,
  detailAddress: 100,
  deliveryMessage: 50,
  entranceDetail: 20,
};

const rules = {
  receiverName: mustBeTyped('받는 분을'),
  receiverPhone: telephoneRule,
  postalCode: (code: string) => (/^\d{5}$/u.test(code) ? null : '주소 찾기를 누르거나 우편번호 5자리를 입력해 주세요.'),
  roadAddress: mustBeTyped('도로명 주소를'),
  // Without it the parcel stays outside.
  entranceDetail: (detail: string, { entranceMethod }: AddressValues) =>
    entranceMethod === 'CODE' && isBlank(detail) ? '공동현관 비밀번호를 입력해 주세요.' : null,
};

/** Postal code and road, which the search fills in. */
function Place({ form, onSearch }: { form: MallForm<AddressValues>; onSearch: OverlayState['open'] }) {
  return (
    <>
      <DigitsField
        key={form.key('postalCode')}
        {...form.getInputProps('postalCode')}
        label="우편번호"
        required
        autoComplete="postal-code"
        inputContainer={withAside(<AsideButton onPress={onSearch}>주소 찾기</AsideButton>)}
      />
      <TextInput
        key={form.key('roadAddress')}
        {...form.getInputProps('roadAddress')}
        label="도로명 주소"
        required
        autoComplete="address-line1"
      />
      <input type="hidden" key={form.key('lotAddress')} {...form.getInputProps('lotAddress')} />
    </>
  );
}

const loadSearch = () => import('./PostalSearch/PostalSearch.tsx').then(({ PostalSearch }) => PostalSearch);

const entrances = [
  { value: '', label: '선택 안 함' },
  ...Object.entries(entranceNames).map(([value, label]) => ({ value, label })),
];

/** How the carrier gets in; the code is shown only where one is needed. */
function Entrance({ form }: { form: MallForm<AddressValues> }) {
  const method = useFieldValue(form, 'entranceMethod');
  const detail = entranceDetailName(method);
  const isDemanded = method === 'CODE';
  return (
    <>
      <NativeSelect
        key={form.key('entranceMethod')}
        {...form.getInputProps('entranceMethod')}
        label={optional('출입 방법')}
        data={entrances}
        rightSection={<ChevronDownIcon size={20} />}
      />
      {detail === null ? null : (
        <TextInput
          key={form.key('entranceDetail')}
          {...form.getInputProps('entranceDetail')}
          label={isDemanded ? detail : optional(detail)}
          required={isDemanded}
          autoComplete="off"
          description="배송에만 쓰고, 배송한 뒤 7일이 지나면 지워요."
        />
      )}
    </>
  );
}
