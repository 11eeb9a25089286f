import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './form.module.css';

interface PasswordFieldProps extends PasswordInputProps {
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be revealed; it says when Caps Lock is on. */
export function PasswordField({ label, onBlur, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState<boolean | null>(null);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...props}
      label={label}
      autoCapitalize="none"
      spellCheck={false}
      required
      visible={isShown ?? false}
      onVisibilityChange={setIsShown}
      visibilityToggleFocusable
      visibilityToggleIcon={ToggleWord}
      visibilityToggleButtonProps={{
        'aria-label': `${label} ${isShown ? '숨기기' : '보기'}`,
        'aria-pressed': undefined,
      }}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={(event) => {
        setHasCapsLock(false);
        onBlur?.(event);
      }}
      inputContainer={withNotes(isShown, hasCapsLock)}
    />
  );
}

/** The button's label contains the field's name. */
function ToggleWord({ reveal }: { reveal: boolean }) {
  return <span aria-hidden="true">{reveal ? '숨기기' : '보기'}</span>;
}

/** `isShown` is null until the shopper chooses. */
function withNotes(isShown: boolean | null, hasCapsLock: boolean): (input: ReactNode) => ReactNode {
  return (input) => (
    <div>
      {input}
      {/* Not every screen reader announces the button again when its name changes under the focus. */}
      <output className="visually-hidden">
        {isShown !== null && (isShown ? '비밀번호가 화면에 보여요.' : '비밀번호를 가렸어요.')}
      </output>
      <output className={classes.caps}>{hasCapsLock && 'Caps Lock이 켜져 있어요.'}</output>
    </div>
  );
}
