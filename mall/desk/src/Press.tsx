import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent } from 'react';
import { change, DeskRefusal } from './api.ts';
import { useDesk } from './desk-context.ts';
import type { Choice } from './Filters.tsx';

interface Props {
  label: string;
  path: string;
  /** What to say once it is done. */
  done: string;
  onDone: () => void;
  /** For the press's name: what it is done with. */
  target: string;
  isQuiet?: boolean;
}

/** A press that changes something at once. */
export function Press({ label, path, done, onDone, target, isQuiet = false }: Props) {
  const { say } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = async () => {
    setBusy(true);
    try {
      await change(path);
      say({ text: done, isError: false });
      onDone();
    } catch (error) {
      say({ text: (error as Error).message, isError: true });
      if (error instanceof DeskRefusal && error.status === 409) onDone();
    } finally {
      setBusy(false);
      // A busy button cannot have the focus. Where its row is gone, the list gives it to the next.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    }
  };
  return (
    <Button
      ref={button}
      variant={isQuiet ? 'default' : 'filled'}
      loading={isBusy}
      onClick={() => void press()}
      aria-label={`${label}: ${target}`}
    >
      {label}
    </Button>
  );
}

/** A field of a press. */
export interface WantedWords {
  /** Name of the field in the body. */
  name: string;
  label: string;
  hint?: string;
  isLong?: boolean;
  /** A moment of Korean time. */
  isMoment?: boolean;
  isDay?: boolean;
  isNumber?: boolean;
  /** Chosen among these, in place of typed. */
  choices?: readonly Choice[];
  isOptional?: boolean;
  initial?: string;
}

interface WordsProps extends Props {
  words: readonly WantedWords[];
  /** The body from what was typed. */
  bodyOf?: (typed: Record<string, string>) => object;
  /** What to read before it is done, where nothing is typed. */
  question?: string;
  /** What would come of it, as it is typed. Null: nothing yet. */
  preview?: (typed: Record<string, string>) => string | null;
  /** For long texts. */
  isWide?: boolean;
}

const initialOf = (words: readonly WantedWords[]) =>
  Object.fromEntries(words.map(({ name, choices, initial }) => [name, initial ?? choices?.[0]?.value ?? '']));

/** A press that wants words first: a reason, an answer, a parcel number; or a second press. What is typed stays until it was taken. */
export function PressWithWords(props: WordsProps) {
  const { label, path, done, onDone, target, words, bodyOf, question } = props;
  const { preview, isQuiet = true, isWide = false } = props;
  const { say } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const open = () => {
    setTyped((before) => (Object.keys(before).length > 0 ? before : initialOf(words)));
    setOpen(true);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const missing = words.filter(({ name, isOptional }) => !isOptional && (typed[name] ?? '').trim() === '');
    setFaults(Object.fromEntries(missing.map(({ name, label: field }) => [name, `${field}: 입력해 주세요.`])));
    setRefusal(null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await change(path, words.length === 0 ? undefined : (bodyOf?.(typed) ?? typed));
      setOpen(false);
      setTyped({});
      say({ text: done, isError: false });
      onDone();
    } catch (error) {
      const found = error instanceof DeskRefusal ? error.faults : [];
      setFaults(Object.fromEntries(found.map(({ field, reason }) => [field, reason])));
      const isShown = found.some(({ field }) => words.some(({ name }) => name === field));
      setRefusal(isShown ? null : (found[0]?.reason ?? (error as Error).message));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        variant={isQuiet ? 'default' : 'filled'}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={`${label}: ${target}`}
      >
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`${label} · ${target}`}
        size={isWide ? 'xl' : 'md'}
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': '닫기' }}
      >
        <form onSubmit={(event) => void send(event)} noValidate>
          <Stack>
            {question !== undefined && <Text>{question}</Text>}
            {words.map((wanted, index) => (
              <Field
                key={wanted.name}
                {...wanted}
                isFirst={index === 0}
                value={typed[wanted.name] ?? ''}
                error={faults[wanted.name]}
                onType={(value) => setTyped((before) => ({ ...before, [wanted.name]: value }))}
              />
            ))}
            {preview && <output>{preview(typed)}</output>}
            {refusal && (
              <Text c="red" role="alert">
                {refusal}
              </Text>
            )}
            <Group justify="end">
              <Button variant="default" onClick={() => setOpen(false)}>
                취소
              </Button>
              <Button type="submit" loading={isBusy}>
                {label}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

interface FieldProps extends WantedWords {
  /** Has the focus when the dialog opens. */
  isFirst: boolean;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
}

function Field({
  label,
  hint,
  isLong,
  isMoment,
  isDay,
  isNumber,
  choices,
  isOptional = false,
  isFirst,
  value,
  error,
  onType,
}: FieldProps) {
  const props = {
    ...(isFirst && { 'data-autofocus': true }),
    label,
    value,
    error,
    withAsterisk: !isOptional,
    ...(hint !== undefined && { description: hint }),
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  };
  if (choices) return <NativeSelect {...props} data={[...choices]} />;
  if (isLong) return <Textarea {...props} autosize minRows={4} maxRows={16} />;
  if (isMoment || isDay) return <TextInput {...props} type={isDay ? 'date' : 'datetime-local'} />;
  return <TextInput {...props} {...(isNumber && { inputMode: 'numeric' })} />;
}
