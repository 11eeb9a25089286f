import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useFieldTies } from './form-context.ts';
import classes from './form.module.css';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  /** The PasswordChecklist of a new password. */
  below?: ReactNode;
}

/** A password, which can be shown; it says when Caps Lock is on. */
export function PasswordField({ name, label, autoComplete, hint, below }: PasswordFieldProps) {
  const ties = useFieldTies(name, Boolean(hint));
  /** Null: as it came, hidden. */
  const [isShown, setIsShown] = useState<boolean | null>(null);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field label={label} hint={hint} ties={ties} below={below}>
      <div className={classes.line} data-has-inner>
        <input
          id={ties.id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className={classes.input}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={ties.describedBy}
          aria-invalid={ties.isWrong}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setHasCapsLock(false)}
        />
        <button type="button" className={classes.inner} onClick={() => setIsShown(!isShown)}>
          <span className="visually-hidden">{label} </span>
          {isShown ? '숨기기' : '보기'}
        </button>
      </div>
      {/* Not every reader reads the button anew when its name changes under the focus. */}
      <output className="visually-hidden">
        {isShown !== null && (isShown ? '비밀번호가 화면에 보여요.' : '비밀번호를 가렸어요.')}
      </output>
      <output className={classes.caps}>{hasCapsLock && 'Caps Lock이 켜져 있어요.'}</output>
    </Field>
  );
}
