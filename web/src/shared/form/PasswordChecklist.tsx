import { rulesFor } from './password-rules.ts';
import classes from './PasswordChecklist.module.css';

interface PasswordChecklistProps {
  password: string;
  /** The login id, where it is known. */
  id?: string;
}

/** The rules of a new password, ticked off while it is typed. */
export function PasswordChecklist({ password, id = '' }: PasswordChecklistProps) {
  return (
    <ul className={classes.root} aria-label="비밀번호 조건">
      {rulesFor(id).map(({ text, isKept }) => {
        const kept = isKept(password, id);
        return (
          <li key={text} className={classes.rule} data-kept={kept || undefined}>
            <span className="visually-hidden">{kept ? '맞음: ' : '아직: '}</span>
            {text}
          </li>
        );
      })}
    </ul>
  );
}
