import classes from './StepList.module.css';
import type { SignUpStep } from './use-sign-up-steps.ts';

const steps: readonly { step: SignUpStep; name: string }[] = [
  { step: 'consents', name: '약관 동의' },
  { step: 'certify', name: '본인 인증' },
  { step: 'account', name: '정보 입력' },
  { step: 'done', name: '완료' },
];

/** The steps of signing up, with the current one. */
export function StepList({ current }: { current: SignUpStep }) {
  const place = steps.findIndex(({ step }) => step === current);
  return (
    <ol className={classes.root} aria-label="가입 단계">
      {steps.map(({ step, name }, index) => (
        <li
          key={step}
          className={classes.step}
          data-past={index <= place || undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
