import '../../shared/form/mantine-styles.ts';
import '@mantine/core/styles/Radio.css';
import { Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { EnterExhibitionDocument, type ExhibitionPageFragment } from '../../__generated__/graphql.ts';
import { Agreements } from '../../features/orders/Agreements/Agreements.tsx';
import { focusField } from '../../shared/form/focus-field.ts';
import { lengthError } from '../../shared/form/text-limits.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import classes from './Exhibition.module.css';

type Question = NonNullable<ExhibitionPageFragment['questions']>[number];
const questionPlace = (number: string) => `question-${number}`;

type Answer = string | readonly string[];

/** Character limit of a text, counted like the mall does. */
const mostCharacters = 1_000;

interface EntryFormProps {
  exhibition: ExhibitionPageFragment;
  /** The mall says that it was entered before, or is over: the page reads it anew. */
  onStale: () => void;
  /** The mall has decided, and the form is about to go. */
  onAnswered: () => void;
}

/** The questions as the mall has them. What was answered survives a refusal; nothing is chosen beforehand. */
export function EntryForm({ exhibition, onStale, onAnswered }: EntryFormProps) {
  const mallUrl = useMallUrl();
  const root = useRef<HTMLFormElement>(null);
  const questions = (exhibition.questions ?? []).filter(({ kind }) => kind !== null);
  const agreements = exhibition.agreements ?? [];
  const form = useFormFields<{ agreements: string[] }>({ initialValues: { agreements: [] } });
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const { submit, isBusy, note } = useSubmission(EnterExhibitionDocument, {
    intent: `${mallUrl}.entry.${exhibition.number}`,
    input: (agreedTerms: readonly string[], idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      number: exhibition.number,
      agreedTerms: [...agreedTerms],
      answers: questions.map(({ number, kind }) => ({
        question: number,
        value:
          kind === 'CHOICES' ? { choices: [answers[number] ?? []].flat() } : { text: String(answers[number] ?? '') },
      })),
    }),
    failed: '응모하지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    form: {
      root,
      setErrors: form.setErrors,
      fieldOf: ([name, index]) =>
        name === 'answers' ? questionPlace(questions[Number(index)]?.number ?? '') : 'agreements',
    },
    onDone: onAnswered,
    onRefused: (refused) => {
      if (refused.__typename !== 'AlreadyExists' && refused.__typename !== 'WrongState') return;
      onAnswered();
      onStale();
    },
  });
  const press = (event: SyntheticEvent) => {
    event.preventDefault();
    const { agreements: agreed } = form.getValues();
    const wrong = questions.flatMap((question) => {
      const error = errorOf(question, answers[question.number] ?? '');
      return error === null ? [] : [[questionPlace(question.number), error] as const];
    });
    const isUnagreed = agreements.some(({ code, isRequired }) => isRequired && !agreed.includes(code));
    const errors = { ...Object.fromEntries(wrong), ...(isUnagreed && { agreements: '필수 항목에 동의해 주세요.' }) };
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) void submit(agreed);
    else focusField(root.current, errors);
  };
  return (
    <form ref={root} className={classes.form} onSubmit={press} aria-label="응모" noValidate>
      {questions.map((question) => {
        const place = questionPlace(question.number);
        return (
          <QuestionField
            key={question.number}
            question={question}
            answer={answers[question.number] ?? (question.kind === 'CHOICES' ? [] : '')}
            error={form.errors[place]}
            onAnswer={(answer) => {
              setAnswers((before) => ({ ...before, [question.number]: answer }));
              form.setFieldError(place, typeof answer === 'string' ? lengthError(answer, mostCharacters) : null);
            }}
          />
        );
      })}
      <Agreements agreements={agreements} form={form} />
      <p role="alert" className={classes.refusal}>
        {note}
      </p>
      <Button type="submit" size="lg" aria-disabled={isBusy}>
        {isBusy ? '응모하는 중' : '응모하기'}
      </Button>
    </form>
  );
}

/** What is wrong with the answer to a question; null: nothing. */
function errorOf({ title, isRequired }: Question, answer: Answer): string | null {
  const isEmpty = typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;
  if (isRequired && isEmpty) return `‘${title}’에 답해 주세요.`;
  return typeof answer === 'string' ? lengthError(answer, mostCharacters) : null;
}

interface QuestionFieldProps {
  question: Question;
  answer: Answer;
  error: ReactNode;
  onAnswer: (answer: Answer) => void;
}

function QuestionField({
  question: { number, kind, title, isRequired, choices },
  answer,
  error,
  onAnswer,
}: QuestionFieldProps) {
  const label = `${title} (${isRequired ? '필수' : '선택'})`;
  const place = { 'data-path': questionPlace(number) };
  const options = choices.map((choice) => ({ choice, key: `${number}-${choice}` }));
  if (kind === 'TEXT')
    return (
      <Textarea
        {...place}
        label={label}
        error={error}
        value={String(answer)}
        rows={3}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    );
  if (kind === 'CHOICE')
    return (
      <Radio.Group {...place} label={label} error={error} value={String(answer)} onChange={onAnswer}>
        <div className={classes.options}>
          {options.map(({ choice, key }) => (
            <Radio key={key} value={choice} label={choice} />
          ))}
        </div>
      </Radio.Group>
    );
  return (
    <Checkbox.Group {...place} label={label} error={error} value={[answer].flat()} onChange={onAnswer}>
      <div className={classes.options}>
        {options.map(({ choice, key }) => (
          <Checkbox key={key} value={choice} label={choice} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
