import { useRef, useState, type FormEvent } from 'react';
import { accounts, type Account } from './accounts.ts';
import { signIn } from './sign-in.ts';

/** Mall, id and password; below, the embedded mall's documented accounts to fill them in. */
export function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    setBusy(true);
    setRefusal(null);
    const refused = await signIn({
      mallUrl: text('mallUrl'),
      id: text('id'),
      password: String(fields.get('password') ?? ''),
    });
    setBusy(false);
    setRefusal(refused);
  }

  function fill(account: Account) {
    for (const name of ['mallUrl', 'id', 'password'] as const) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = account[name];
    }
    setRefusal(null);
  }

  return (
    <div className="sandbox-stack">
      <form ref={form} className="sandbox-stack" onSubmit={(event) => void submit(event)}>
        <Field name="mallUrl" label="Mall" korean="몰 주소" defaultValue="familyshop" />
        <Field name="id" label="Id" korean="아이디" autoComplete="username" />
        <Field name="password" label="Password" korean="비밀번호" type="password" autoComplete="current-password" />
        {refusal ? (
          <p className="sandbox-refusal" role="alert" lang="ko">
            {refusal}
          </p>
        ) : null}
        <button type="submit" className="sandbox-button sandbox-primary" disabled={isBusy}>
          {isBusy ? 'Signing in…' : 'Sign in'} <span lang="ko">로그인</span>
        </button>
      </form>
      <h3>
        Accounts of the embedded mall <span lang="ko">내장 몰의 계정</span>
      </h3>
      <ul className="sandbox-accounts">
        {accounts.map((account) => (
          <li key={`${account.mallUrl}/${account.id}`}>
            <button type="button" className="sandbox-account" onClick={() => fill(account)}>
              <strong>{account.id}</strong>
              <span className="sandbox-account-mall">{account.mallUrl}</span>
              <span className="sandbox-account-note">
                {account.note.en} · <span lang="ko">{account.note.ko}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProps {
  name: string;
  label: string;
  korean: string;
  type?: 'text' | 'password';
  defaultValue?: string;
  autoComplete?: string;
}

function Field({ name, label, korean, type = 'text', defaultValue, autoComplete }: FieldProps) {
  return (
    <label className="sandbox-field">
      <span>
        {label} <span lang="ko">{korean}</span>
      </span>
      <input
        name={name}
        type={type}
        defaultValue={defaultValue}
        autoComplete={autoComplete ?? 'off'}
        autoCapitalize="off"
        spellCheck={false}
        required
      />
    </label>
  );
}
