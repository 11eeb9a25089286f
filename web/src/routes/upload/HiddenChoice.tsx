import { useEffect, useRef } from 'react';
import buttons from '../../shared/ui/button.module.css';
import { hiddenWords, type HiddenCells } from './hidden-cells.ts';
import classes from './Upload.module.css';

interface HiddenChoiceProps {
  fileName: string;
  hidden: HiddenCells;
  onLeaveOut: () => void;
  onKeep: () => void;
}

/** Asks what becomes of rows and columns that the file hides, before their price is shown. */
export function HiddenChoice({ fileName, hidden, onLeaveOut, onKeep }: HiddenChoiceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.hidden} aria-labelledby="hidden-choice">
      <h2 id="hidden-choice" ref={heading} tabIndex={-1}>
        {fileName}에 숨긴 내용이 있어요
      </h2>
      <p>{hiddenWords(hidden)}도 파일에 들어 있어요. 함께 주문할지 선택해 주세요.</p>
      <div className={classes.ways}>
        <button type="button" className={buttons.primary} onClick={onLeaveOut}>
          숨긴 내용 빼기
        </button>
        <button type="button" className={buttons.secondary} onClick={onKeep}>
          숨긴 내용도 함께 주문
        </button>
      </div>
    </section>
  );
}
