import { Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { SignInAgain } from '../../../shop/session/SignInAgain.tsx';
import classes from './StepFrame.module.css';
import { PageTitle } from '../../../shared/ui/PageTitle/PageTitle.tsx';
import { Note } from '../../../shared/ui/Note/Note.tsx';

interface StepFrameProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  /** With its kind: 주문번호 20261127. */
  number: string;
  back: string;
  verb: string;
  isBusy: boolean;
  /** Why it was not done. */
  note: string | null;
  /** The shop asks for it. */
  isAskedFor?: boolean;
  onDo: () => void;
  children: ReactNode;
}

/**
 * What is done with an order or a subscription on a page of its own: do it or go back, both buttons of equal weight
 * unless the shop asks for it.
 */
export function StepFrame({
  ref,
  title,
  number,
  back,
  verb,
  isBusy,
  note,
  isAskedFor = false,
  onDo,
  children,
}: StepFrameProps) {
  return (
    <div ref={ref} className={classes.root}>
      <header>
        <PageTitle>{title}</PageTitle>
        <p className={classes.quiet}>{number}</p>
      </header>
      {children}
      <Note>
        {note}
        {note === null ? null : <SignInAgain />}
      </Note>
      <div className={classes.buttons}>
        <Button size="lg" variant="default" component={Link} to={back}>
          돌아가기
        </Button>
        <Button size="lg" variant={isAskedFor ? 'filled' : 'default'} aria-disabled={isBusy} onClick={onDo}>
          {isBusy ? '처리하는 중' : verb}
        </Button>
      </div>
    </div>
  );
}
