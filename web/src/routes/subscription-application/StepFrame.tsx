import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import buying from '../../features/orders/BuyingFrame/BuyingFrame.module.css';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import classes from './StepFrame.module.css';

interface StepFrameProps {
  title: string;
  number: string;
  back: string;
  verb: string;
  isBusy: boolean;
  /** Why it was not done. */
  note: string | null;
  onDo: () => void;
  children: ReactNode;
}

/** A step of a subscription on a page of its own: do it or go back, both buttons of equal weight. */
export function StepFrame({ title, number, back, verb, isBusy, note, onDo, children }: StepFrameProps) {
  return (
    <div className={classes.root}>
      <header>
        <h1 className={buying.title}>{title}</h1>
        <p className={classes.quiet}>구독번호 {number}</p>
      </header>
      {children}
      <div role="alert" className={buying.refusal}>
        {note}
        {note === null ? null : <SignInAgain className={buying.change} />}
      </div>
      <div className={classes.buttons}>
        <Button size="lg" variant="default" component={Link} to={back}>
          돌아가기
        </Button>
        <Button size="lg" variant="default" aria-disabled={isBusy} onClick={onDo}>
          {isBusy ? '처리하는 중' : verb}
        </Button>
      </div>
    </div>
  );
}
