import { useRef, useState, type MouseEvent } from 'react';
import type { OwnAlertFragment } from '../../__generated__/graphql.ts';
import type { AlertSubject } from './alert-choice.ts';
import { alertWords, kindNames, type Contacts } from './alert-words.ts';
import type { AlertProduct } from './is-gone.ts';
import { PriceForm } from './PriceForm.tsx';
import { useAlertCreation, useAlertEnd } from './use-alert-changes.ts';
import classes from './Alerts.module.css';

interface AlertSwitchProps {
  product: AlertProduct;
  kind: 'RESTOCK' | 'PRICE';
  subject: AlertSubject | undefined;
  /** The one that waits; null: none that is known here. */
  alert: OwnAlertFragment | null;
  contacts: Contacts;
  onKnown: () => void;
}

/** One button that asks for an alert and ends it, in one place, so that the focus stays. Says nothing before the mall has answered. */
export function AlertSwitch({ product, kind, subject, alert, contacts, onKnown }: AlertSwitchProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const creation = useAlertCreation({ onCreated: kind === 'PRICE' ? close : undefined, onKnown });
  const end = useAlertEnd({ onGone: onKnown });
  const isBusy = creation.isBusy || end.isBusy;
  const hasForm = kind === 'PRICE' && alert === null;
  const ask = (targetPrice: number | null) =>
    void creation.submit({
      productNumber: product.number,
      kind,
      targetPrice,
      variantId: subject?.variantId ?? null,
      color: subject?.color ?? null,
    });

  function press({ detail }: MouseEvent) {
    // The second click of a double click is meant for what the first one asked for.
    if (detail > 1) return;
    creation.tell(null);
    end.tell(null);
    if (alert) void end.submit(alert);
    else if (hasForm) setIsOpen(!isOpen);
    else ask(null);
  }

  const hasOpenForm = hasForm && isOpen;
  const note = (hasOpenForm ? null : creation.note) ?? end.note;
  const verb = alert ? '해제' : '받기';
  return (
    <div className={classes.switch}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-busy={isBusy}
        aria-expanded={hasForm ? isOpen : undefined}
        aria-label={`${product.name} ${kindNames[kind]} ${verb}`}
        onClick={press}
      >
        {kindNames[kind]} {verb}
      </button>
      {hasOpenForm ? (
        <PriceForm
          isMonthly={product.__typename === 'WirelessPhone'}
          isBusy={creation.isBusy}
          onSubmit={ask}
          refusal={creation.note}
          tell={creation.tell}
          onCancel={close}
        />
      ) : null}
      <output className={classes.words}>{alert ? alertWords(alert, contacts) : null}</output>
      {note ? (
        <p role="alert" className={classes.refusal}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
