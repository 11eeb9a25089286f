import { Button } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import classes from './OrderActions.module.css';

interface MoreActionsProps {
  /** What is acted on, for screen reader users. */
  of: string;
  /** `li`s. */
  children: ReactNode;
}

/** Shows further actions below its button, until the focus leaves them. */
export function MoreActions({ of, children }: MoreActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className={classes.others}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDownCapture={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
      }}
    >
      <Button
        ref={button}
        className={classes.dots}
        variant="default"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
        <span className="visually-hidden">더보기, {of}</span>
      </Button>
      {isOpen ? (
        // The keys that press what is within press it by clicks too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
        <ul className={classes.panel} onClick={close}>
          {children}
        </ul>
      ) : null}
    </div>
  );
}
