import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import buttons from '../../shared/ui/button.module.css';
import classes from './LoginForm.module.css';
import { RefusalHelp } from './RefusalHelp.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Id and password. Without scripts it cannot sign in, so it never sends a password into an address. */
export function LoginForm() {
  const { signIn, isBusy, refusal } = useSignIn();
  const [isShown, setIsShown] = useState(false);
  const [missing, setMissing] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [idId, passwordId, noteId] = [useId(), useId(), useId()];
  const note = missing ?? refusal?.message ?? null;
  const isWrong = missing !== null || refusal?.reason === 'WRONG_CREDENTIALS';

  // What was typed wrong is typed again: without a search for the field.
  useEffect(() => {
    if (refusal?.reason !== 'WRONG_CREDENTIALS') return;
    const field = form.current?.querySelector<HTMLInputElement>('input[name="password"]');
    field?.focus();
    field?.select();
  }, [refusal]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(form.current ?? undefined);
    const [id, password] = [String(data.get('id') ?? '').trim(), String(data.get('password') ?? '')];
    setMissing(id === '' ? '아이디를 입력해 주세요.' : password === '' ? '비밀번호를 입력해 주세요.' : null);
    if (id === '' || password === '') return document.getElementById(id === '' ? idId : passwordId)?.focus();
    void signIn({ id, password, staysSignedIn: data.has('stay') });
  }

  return (
    <form ref={form} className={classes.root} method="post" onSubmit={submit} noValidate aria-busy={isBusy}>
      <label className={classes.label} htmlFor={idId}>
        아이디
      </label>
      <input id={idId} name="id" className={classes.field} autoComplete="username" autoCapitalize="none" spellCheck={false} aria-describedby={noteId} aria-invalid={isWrong} />
      <label className={classes.label} htmlFor={passwordId}>
        비밀번호
      </label>
      <div className={classes.password}>
        <input id={passwordId} name="password" type={isShown ? 'text' : 'password'} className={classes.field} autoComplete="current-password" aria-describedby={noteId} aria-invalid={isWrong} />
        <button type="button" className={classes.show} onClick={() => setIsShown(!isShown)}>
          <span className="visually-hidden">비밀번호 </span>
          {isShown ? '숨기기' : '보기'}
        </button>
      </div>
      <label className={classes.stay}>
        <input type="checkbox" name="stay" />
        로그인 상태 유지
      </label>
      <p id={noteId} className={classes.note} role="alert">
        {note}
        {missing === null && refusal ? <RefusalHelp reason={refusal.reason} /> : null}
      </p>
      {/* Not disabled while busy: that would throw the focus away. */}
      <button type="submit" className={`${buttons.primary} ${classes.submit}`} aria-disabled={isBusy}>
        {isBusy ? '로그인하는 중' : '로그인'}
      </button>
      <noscript>
        <p className={classes.note}>로그인하려면 브라우저의 자바스크립트를 켜 주세요.</p>
      </noscript>
    </form>
  );
}
