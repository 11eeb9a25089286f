import type { FormErrors } from '@mantine/form';
import type { FormRefusalFragment } from '../../../__generated__/graphql.ts';

/** What the mall refuses, by the names of the form's fields; and what has no field there. */
export function placedErrors(answer: FormRefusalFragment | null | undefined): [FormErrors, string | null] {
  if (!answer) return [{}, '계좌를 받지 못했어요. 잠시 뒤 다시 눌러 주세요.'];
  const errors: FormErrors = {};
  const elsewhere: string[] = [];
  for (const { path, reason } of answer.fields) {
    const [part, field] = path;
    if (part === 'refundAccount' && field !== undefined) errors[`account.${field}`] = reason;
    else elsewhere.push(reason);
  }
  if (answer.fields.length === 0) elsewhere.push(answer.message);
  return [errors, elsewhere.join('\n') || null];
}
