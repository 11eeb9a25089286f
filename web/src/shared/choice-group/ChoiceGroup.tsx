import type { ReactNode } from 'react';
import classes from './ChoiceGroup.module.css';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Why it cannot be taken; it stays readable. */
  unavailable?: string;
}

interface ChoiceGroupProps {
  legend: string;
  /** Name of the form field; unique on the page. */
  name: string;
  choices: readonly Choice[];
  chosen: string | null;
  onChoose(value: string): void;
  /** One below the other, for choices that say more than a word. */
  isStacked?: boolean;
}

/** One of several, as radio buttons: arrow keys move, screen readers count. Nothing where there is nothing to choose. */
export function ChoiceGroup({ legend, name, choices, chosen, onChoose, isStacked = false }: ChoiceGroupProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.choices} data-stacked={isStacked || undefined}>
        {choices.map(({ value, label, unavailable }) => (
          <label key={value} className={classes.choice} data-unavailable={unavailable ? true : undefined}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={value}
              checked={value === chosen}
              disabled={unavailable !== undefined}
              onChange={() => onChoose(value)}
            />
            <span className={classes.face}>
              {label}
              {unavailable ? <span className={classes.why}>{unavailable}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
