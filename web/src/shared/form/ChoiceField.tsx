import { useFormState } from './form-context.ts';
import classes from './form.module.css';

interface ChoiceFieldProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What is chosen at first. */
  defaultValue: string;
}

/** One of a few, side by side. A complaint of the choice before it goes with the choice. */
export function ChoiceField({ name, label, choices, defaultValue }: ChoiceFieldProps) {
  const { tell } = useFormState();
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              onChange={() => tell(null)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
