import './mantine-styles.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { MantineSurface } from '../ui/mantine/MantineSurface.tsx';
import classes from './form-page.module.css';

interface FormPageProps {
  title: string;
  /** One sentence: the purpose, and the next step. */
  lead?: ReactNode;
  /** The current step; when it changes, the focus goes to the title. */
  step?: string;
  /** Above the title: progress through the steps. */
  progress?: ReactNode;
  children: ReactNode;
}

/** A page of Mantine's components that is one form: a card of 480 px on desktops, the whole width on phones. */
export function FormPage({ title, lead, step = '', progress, children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);
  return (
    <div className={classes.root}>
      {progress}
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.content}>
        <MantineSurface>{children}</MantineSurface>
      </div>
    </div>
  );
}
