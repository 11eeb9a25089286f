import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import classes from './PhoneOrder.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

interface StepTitleProps {
  step: 1 | 2 | 3 | 4;
  title: string;
}

/** The heading of a step. It gets the focus where a press has led here, whose button is gone. */
export function StepTitle({ step, title }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isPressed) heading.current?.focus({ preventScroll: true });
  }, [isPressed]);
  return (
    <div className={classes.head}>
      <p className={classes.step}>
        4단계 중 {step}단계 · {title}
      </p>
      <PageTitle ref={heading}>휴대폰 신청</PageTitle>
    </div>
  );
}
