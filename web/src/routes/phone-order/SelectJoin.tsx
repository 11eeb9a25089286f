import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { phoneArrivalWords } from '../../features/phones/PhoneOrder/contract-facts.ts';
import { interestNote } from '../../features/phones/PhonePurchase/estimate-lines.ts';
import { CreditRights } from '../../features/phones/PhonePurchase/CreditRights.tsx';
import { PhoneChoices } from '../../features/phones/PhonePurchase/PhoneChoices.tsx';
import { agreedMonthsOf, chosenOf, requestedEstimate } from '../../features/phones/PhonePurchase/requested-estimate.ts';
import { subsidyName } from '../../features/phones/PhonePurchase/subsidy-name.ts';
import { SubsidyTerms } from '../../features/phones/PhonePurchase/SubsidyTerms.tsx';
import { TerminationFees } from '../../features/phones/PhonePurchase/TerminationFees.tsx';
import { usePhoneEstimate } from '../../features/phones/PhonePurchase/use-phone-estimate.ts';
import { usePhonePlans } from '../../features/phones/PhonePurchase/use-phone-plans.ts';
import { useAddressChoices } from '../../shared/address-choices/use-address-choices.ts';
import { ChoiceGroup } from '../../shared/choice-group/ChoiceGroup.tsx';
import { requestedColor } from '../../shop/color-choice/ColorChoice.tsx';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import classes from './PhoneOrder.module.css';
import { StepTitle } from './StepTitle.tsx';
import { TotalBar } from './TotalBar.tsx';
import { usePhoneSheet } from './use-phone-sheet.ts';

/** The first step: how the line is opened, the device, the plan and its discount. Every choice is in the address. */
export function SelectJoin({ phone }: { phone: PhoneToOrderFragment }) {
  const { params, choose } = useAddressChoices();
  const root = useRef<HTMLDivElement>(null);
  const [isColorDemanded, setIsColorDemanded] = useState(false);
  const offered = usePhonePlans(phone, params);
  const { plans, state } = offered;
  const shown = usePhoneEstimate(phone, offered, params);
  const sheet = usePhoneSheet(params);
  const requested = chosenOf(phone, plans, params);
  const told = shown.state === 'ready' ? (shown.estimate?.discount ?? null) : null;
  const choice = { ...requested, discount: requested.discount ?? (told === 'NONE' ? null : told) };
  const named = subsidyName(phone);
  const color = requestedColor(phone.colors, params);
  const isColorMissing = color === null && phone.colors.length > 0;
  const isWaiting = sheet.isBusy || shown.state !== 'ready';
  const agreedMonths = plans?.contractMonths ?? [];
  const goOn = () => {
    if (isColorMissing) {
      setIsColorDemanded(true);
      root.current?.querySelector<HTMLInputElement>('input[name=color]:not([aria-disabled])')?.focus();
      return;
    }
    const input = requestedEstimate(phone, plans, params);
    const taken = input?.discount ?? told;
    if (isWaiting || input === null || taken === null) return;
    const { memory, joinType, planNumber, contractMonths, deviceMonths } = input;
    void sheet.submit({
      productNumber: phone.number,
      color,
      memory,
      joinType,
      planNumber,
      discount: taken,
      contractMonths: taken === 'PLAN_DISCOUNT' ? contractMonths : null,
      deviceMonths,
    });
  };
  return (
    <div ref={root} className={classes.view}>
      <StepTitle step={1} title="가입 유형과 요금제" />
      <p>{phone.name}</p>
      <div className={classes.columns}>
        <div className={classes.choices} aria-busy={state === 'pending'}>
          <PhoneChoices
            phone={phone}
            offered={offered}
            shown={shown}
            choice={choice}
            color={color}
            colorProblem={isColorMissing && isColorDemanded ? '색상을 선택해 주세요.' : null}
            named={named}
            params={params}
            choose={choose}
          >
            {choice.discount === 'PLAN_DISCOUNT' && agreedMonths.length > 1 ? (
              <ChoiceGroup
                legend="선택약정 기간"
                name="agreed"
                choices={agreedMonths.map((months) => ({ value: String(months), label: `${months}개월` }))}
                chosen={String(agreedMonthsOf(plans, params))}
                onChoose={(agreed) => choose({ agreed })}
              />
            ) : null}
          </PhoneChoices>
          <SubsidyTerms shown={shown} named={named} />
          {shown.state === 'ready' && shown.estimate !== null ? (
            <>
              <TerminationFees estimate={shown.estimate} />
              {shown.estimate.deviceMonths > 1 ? <p className={classes.quiet}>{interestNote(shown.estimate)}</p> : null}
              <CreditRights estimate={shown.estimate} />
              {shown.estimate.arrivesOn === null ? null : (
                <p className={classes.quiet}>{phoneArrivalWords(shown.estimate.arrivesOn)}</p>
              )}
            </>
          ) : null}
        </div>
        <TotalBar
          shown={shown}
          named={named}
          note={
            <>
              {sheet.note}
              {sheet.refused ? <SignInAgain /> : null}
            </>
          }
        >
          <Button size="lg" aria-disabled={isWaiting} onClick={goOn}>
            {sheet.isBusy ? '신청서를 만드는 중' : '다음: 본인 인증'}
          </Button>
        </TotalBar>
      </div>
    </div>
  );
}
