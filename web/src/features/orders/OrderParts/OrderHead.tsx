import type { ReactNode } from 'react';
import { formatDay } from '../../../shared/format/time.ts';
import { PageTitle } from '../../../shared/ui/PageTitle/PageTitle.tsx';
import classes from './OrderHead.module.css';

interface OrderHeadProps {
  title: string;
  orderedAt: string | null;
  /** What was done on that day: 주문, 신청. */
  verb: string;
  /** With its kind: 주문번호 20261127. */
  number: string;
  /** The member's own number, if there is one. */
  ownNumber?: string | null;
  state: ReactNode;
  /** Beside the words. */
  actions?: ReactNode;
  /** What else there is to say of the state. */
  children?: ReactNode;
}

/** The head of an order's page: what it is, and how far. */
export function OrderHead({ title, orderedAt, verb, number, ownNumber, state, actions, children }: OrderHeadProps) {
  return (
    <header className={classes.root}>
      <div className={classes.words}>
        <PageTitle>{title}</PageTitle>
        <p className={classes.facts}>
          {orderedAt ? (
            <time dateTime={orderedAt}>
              {formatDay(orderedAt)} {verb}
            </time>
          ) : null}
          <span>{number}</span>
          {ownNumber ? <span>고객주문번호 {ownNumber}</span> : null}
        </p>
        <p className={classes.state}>{state}</p>
        {children}
      </div>
      {actions}
    </header>
  );
}
