import { useEffect, useRef, useState } from 'react';
import type { QuestionFragment } from '../../../__generated__/graphql.ts';
import { RichText } from '../../../shop/rich-text/RichText.tsx';
import { ChevronDownIcon } from '../../../shared/ui/late-icons.tsx';
import { questionAnchor } from '../faq-address.ts';
import classes from './QuestionEntry.module.css';

interface QuestionEntryProps {
  question: QuestionFragment;
  /** The address names it: it is open, and brought into view. */
  isPointedAt: boolean;
  onOpen(): void;
}

/** One question. It unfolds without a script, and then the browser knows whether it is open. */
export function QuestionEntry({ question: { number, question, answer }, isPointedAt, onOpen }: QuestionEntryProps) {
  const entry = useRef<HTMLDetailsElement>(null);
  // Only how it is rendered first: a prop that changed would close what the shopper has opened.
  const [isFirstOpen] = useState(isPointedAt);
  useEffect(() => {
    const details = entry.current;
    if (!isPointedAt || !details) return;
    // If the shopper unfolded it by hand, the focus is there already.
    if (details.open && details.contains(document.activeElement)) return;
    details.open = true;
    details.scrollIntoView?.({ block: 'center' });
  }, [isPointedAt]);

  return (
    <details
      ref={entry}
      className={classes.root}
      open={isFirstOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary className={classes.summary}>
        <span className={classes.letter} aria-hidden="true">
          Q
        </span>
        <span className={classes.question}>{question}</span>
        <ChevronDownIcon className={classes.arrow} size={20} />
      </summary>
      {/* The address's anchor is inside, so that browsers unfold it by themselves. */}
      <div id={questionAnchor(number)} className={classes.answer}>
        <span className={classes.letter} data-answer="true" aria-hidden="true">
          A
        </span>
        <RichText html={answer} />
      </div>
    </details>
  );
}
