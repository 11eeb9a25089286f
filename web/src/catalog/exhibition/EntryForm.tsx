import '../../shared/form/mantine-styles.ts';
import '@mantine/core/styles/Radio.css';
import { Button, Checkbox, Radio, Textarea } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { EnterExhibitionDocument, type ExhibitionPageFragment } from '../../__generated__/graphql.ts';
import { Agreements } from '../../features/orders/Agreements/Agreements.tsx';
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
  const questions = (exhibition.questions ?? []).filter(({ kind }) => kind !== null);
  const agreements = exhibition.agreements ?? [];
  const form = useFormFields<{ agreements: string[] }>({ initialValues: { agreements: [] } });
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [missing, setMissing] = useState<string | null>(null);
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
    onDone: onAnswered,
    onRefused: (refused) => {
      if (refused.__typename !== 'AlreadyExists' && refused.__typename !== 'WrongState') return;
      onAnswered();
      onStale();
    },
  });
  const press = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    const { agreements: agreed } = form.getValues();
    const long = questions.find(
      ({ number }) => typeof answers[number] === 'string' && [...answers[number]].length > mostCharacters,
    );
    const open = questions.find(({ number, isRequired }) => isRequired && !answers[number]?.length);
    const unagreed = agreements.some(({ code, isRequired }) => isRequired && !agreed.includes(code));
    setMissing(
      open
        ? `‘${open.title}’에 답해 주세요.`
        : long
          ? `‘${long.title}’에는 1,000자까지 쓸 수 있어요.`
          : unagreed
            ? '필수 항목에 동의해 주세요.'
            : null,
    );
    const wrong = (open ?? long)?.number;
    const place = wrong === undefined ? (unagreed ? 'agreements' : null) : questionPlace(wrong);
    if (place === null) void submit(agreed);
    else event.currentTarget.querySelector<HTMLElement>(`[data-path="${place}"] :is(input, textarea)`)?.focus();
  };
  return (
    <form className={classes.form} onSubmit={press} aria-label="응모" noValidate>
      {questions.map((question) => (
        <div key={question.number} data-path={questionPlace(question.number)}>
          <QuestionField
            question={question}
            answer={answers[question.number] ?? (question.kind === 'CHOICES' ? [] : '')}
            onAnswer={(answer) => setAnswers((before) => ({ ...before, [question.number]: answer }))}
          />
        </div>
      ))}
      <Agreements agreements={agreements} form={form} />
      <p role="alert" className={classes.refusal}>
        {missing ?? note}
      </p>
      <Button type="submit" size="lg" aria-disabled={isBusy}>
        {isBusy ? '응모하는 중' : '응모하기'}
      </Button>
    </form>
  );
}

interface QuestionFieldProps {
  question: Question;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
}

function QuestionField({
  question: { number, kind, title, isRequired, choices },
  answer,
  onAnswer,
}: QuestionFieldProps) {
  const label = `${title} (${isRequired ? '필수' : '선택'})`;
  const options = choices.map((choice) => ({ choice, key: `${number}-${choice}` }));
  if (kind === 'TEXT')
    return (
      <Textarea
        label={label}
        value={String(answer)}
        rows={3}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value)}
      />
    );
  if (kind === 'CHOICE')
    return (
      <Radio.Group label={label} value={String(answer)} onChange={onAnswer}>
        <div className={classes.options}>
          {options.map(({ choice, key }) => (
            <Radio key={key} value={choice} label={choice} />
          ))}
        </div>
      </Radio.Group>
    );
  return (
    <Checkbox.Group label={label} value={[answer].flat()} onChange={onAnswer}>
      <div className={classes.options}>
        {options.map(({ choice, key }) => (
          <Checkbox key={key} value={choice} label={choice} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
