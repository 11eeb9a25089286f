import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import classes from './SubscriptionOrder.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The heading of a step. It gets the focus where a press has led here, whose button is gone. */
export function StepTitle({ step, title }: { step: 1 | 2; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPressed) heading.current?.focus({ preventScroll: true });
  }, [isPressed]);
  return (
    <header className={classes.head}>
      <PageTitle ref={heading}>
        구독 신청 <span className="visually-hidden">, {title}</span>
      </PageTitle>
      <p className={classes.step}>
        2단계 중 {step}단계 · {title}
      </p>
    </header>
  );
}
