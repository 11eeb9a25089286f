import { useRef, useState, type ReactNode } from 'react';
import type { PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { requestedColor } from '../../../shop/color-choice/ColorChoice.tsx';
import type { Discount } from '../phone.ts';
import { ContractFacts } from './ContractFacts.tsx';
import { MonthlyTotal } from './MonthlyTotal.tsx';
import { chooseColor, PhoneBuyBar } from './PhoneBuyBar.tsx';
import { PhoneChoices } from './PhoneChoices.tsx';
import { PhonePriceBlock } from './PhonePriceBlock.tsx';
import classes from './PhonePurchase.module.css';
import { chosenOf } from './requested-estimate.ts';
import { subsidyName } from './subsidy-name.ts';
import { SubsidyTerms } from './SubsidyTerms.tsx';
import { usePhoneEstimate, type ShownEstimate } from './use-phone-estimate.ts';
import { usePhonePlans } from './use-phone-plans.ts';

interface PhonePurchaseProps {
  phone: PhonePurchaseFragment;
  /** The alert of a color's return; left out: none is offered. */
  renderAlert?: (choice: { color: string; option: null }) => ReactNode;
}

/** A phone's monthly cost, and everything that changes it. Every choice is in the address. */
export function PhonePurchase({ phone, renderAlert }: PhonePurchaseProps) {
  const { params, choose } = useAddressChoices();
  const offered = usePhonePlans(phone, params);
  const { plans, state } = offered;
  const shown = usePhoneEstimate(phone, offered, params);
  const requested = chosenOf(phone, plans, params);
  const choice = { ...requested, discount: requested.discount ?? discountOf(shown) };
  const named = subsidyName(phone);
  const color = requestedColor(phone.colors, params);
  const isColorMissing = color === null && phone.colors.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const [isColorDemanded, setIsColorDemanded] = useState(false);
  const demandColor = () => {
    setIsColorDemanded(true);
    root.current?.querySelector<HTMLInputElement>('input[name=color]:not([aria-disabled])')?.focus();
  };
  const isReady = state === 'ready';
  return (
    <div ref={root} className={classes.root} aria-busy={state === 'pending'}>
      <PhonePriceBlock shown={shown} color={color} named={named} />
      <PhoneChoices
        phone={phone}
        offered={offered}
        shown={shown}
        choice={choice}
        color={color}
        colorProblem={isColorMissing && isColorDemanded ? `${chooseColor}.` : null}
        named={named}
        params={params}
        choose={choose}
        renderAlert={renderAlert}
      />
      <MonthlyTotal shown={shown} named={named} />
      <SubsidyTerms shown={shown} named={named} />
      {plans && isReady ? (
        <ContractFacts
          plans={plans}
          discount={choice.discount}
          estimate={shown.state === 'ready' ? shown.estimate : null}
        />
      ) : null}
      <PhoneBuyBar
        phone={phone}
        choice={choice}
        color={color}
        shown={shown}
        onColorMissing={isColorMissing ? demandColor : null}
      />
    </div>
  );
}

/** The discount that the mall took where the choice left it open; null until it is known: that of another choice may be dearer. */
function discountOf({ estimate, state }: ShownEstimate): Discount | null {
  const discount = state === 'ready' ? estimate?.discount : null;
  return discount === 'NONE' ? null : (discount ?? null);
}
