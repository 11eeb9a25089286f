import { useId, useRef, useState, type ReactNode } from 'react';
import classes from './ChoiceGroup.module.css';
import { FoldButton } from './FoldButton.tsx';
import { shownChoices } from './shown-choices.ts';
import { useEarlyChoice } from './use-early-choice.ts';

/** The reason of what may come back. */
export const soldOut = '품절';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Why it is unavailable; it stays readable and focusable. */
  unavailable?: string | undefined;
}

interface ChoiceGroupProps {
  legend: string;
  /** Name of the form field; unique on the page. */
  name: string;
  choices: readonly Choice[];
  chosen: string | null;
  /** By a press, or by an arrow key, which chooses whatever it passes. */
  onChoose(value: string, isByArrow: boolean): void;
  /** A press of what is chosen already. */
  onAgain?: ((value: string) => void) | undefined;
  /** The error, as text for the shopper. */
  problem?: ReactNode;
  /** Stacked, for choices with more than a word; in columns, for comparison; in a grid, for short ones such as sizes. */
  layout?: 'stacked' | 'columns' | 'grid';
  /** A long list shows only this many, and the chosen one, until the shopper opens the rest. */
  shownAtFirst?: number;
  /** Beside the legend, such as a choice of order. */
  aside?: ReactNode;
  /** What can be done about a choice that is sold out, once it was pressed. */
  whenSoldOut?: ((value: string) => ReactNode) | undefined;
  /** Between the legend and the choices, such as what most of them have in common. */
  intro?: ReactNode;
}

/** One of several, as radio buttons: arrow keys move, screen readers count. Nothing where there is nothing to choose. */
export function ChoiceGroup({
  legend,
  name,
  choices,
  chosen,
  onChoose,
  onAgain,
  layout,
  shownAtFirst = Infinity,
  aside,
  intro,
  problem,
  whenSoldOut,
}: ChoiceGroupProps) {
  const problemId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const isByArrow = useRef(false);
  const choose = ({ value, unavailable }: Choice) => {
    setRefused(unavailable === undefined ? null : value);
    if (unavailable === undefined) onChoose(value, isByArrow.current);
  };
  useEarlyChoice({
    shown: () => group.current?.querySelector<HTMLInputElement>('input:checked')?.value,
    chosen,
    onChoose: (early) => choices.filter(({ value }) => value === early).forEach(choose),
  });
  if (choices.length === 0) return null;
  const why = choices.find(({ value }) => value === refused)?.unavailable;
  const shown = shownChoices(choices, chosen, isUnfolded ? Infinity : shownAtFirst);
  return (
    <fieldset ref={group} className={classes.root} aria-describedby={problem == null ? undefined : problemId}>
      <legend className={classes.legend}>{legend}</legend>
      {aside ? <div className={classes.aside}>{aside}</div> : null}
      {intro}
      <div className={classes.choices} data-layout={layout}>
        {shown.map((choice) => (
          <Option
            key={choice.value}
            name={name}
            choice={choice}
            isChosen={choice.value === chosen}
            onChoose={choose}
            onAgain={onAgain}
            onKey={(key) => {
              isByArrow.current = key?.startsWith('Arrow') ?? false;
            }}
          />
        ))}
      </div>
      {choices.length > shownAtFirst ? (
        <FoldButton
          what={legend}
          hidden={choices.length - shown.length}
          isUnfolded={isUnfolded}
          onToggle={() => setIsUnfolded(!isUnfolded)}
        />
      ) : null}
      <p id={problemId} role="alert" className={classes.refused}>
        {problem}
      </p>
      <output className={classes.refused}>{why === undefined ? null : `선택할 수 없어요 · ${why}`}</output>
      {refused !== null && why === soldOut ? whenSoldOut?.(refused) : null}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  choice: Choice;
  isChosen: boolean;
  onChoose(choice: Choice): void;
  onAgain: ((value: string) => void) | undefined;
  /** The key that is held down; null: none any more. */
  onKey(key: string | null): void;
}

/** An unavailable choice is not `disabled`: keyboard users could not reach it to learn why. */
function Option({ name, choice, isChosen, onChoose, onAgain, onKey }: OptionProps) {
  const { value, label, unavailable } = choice;
  return (
    <label className={classes.choice} data-unavailable={unavailable === undefined ? undefined : true}>
      <input
        type="radio"
        className={classes.input}
        name={name}
        value={value}
        checked={isChosen}
        aria-disabled={unavailable === undefined ? undefined : true}
        onChange={() => onChoose(choice)}
        onClick={() => isChosen && onAgain?.(value)}
        onKeyDown={({ key }) => onKey(key)}
        onKeyUp={() => onKey(null)}
      />
      <span className={classes.face}>
        {label} {unavailable === undefined ? null : <span className={classes.why}>{unavailable}</span>}
      </span>
    </label>
  );
}
