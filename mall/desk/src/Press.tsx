import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { change, DeskRefusal } from './api.ts';
import { useDesk } from './desk-context.ts';

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
    }
  };
  return (
    <Button
      variant={isQuiet ? 'default' : 'filled'}
      loading={isBusy}
      onClick={() => void press()}
      aria-label={`${label}: ${target}`}
    >
      {label}
    </Button>
  );
}

export interface WantedWords {
  /** Name of the field in the body. */
  name: string;
  label: string;
  hint?: string;
  isLong?: boolean;
  initial?: string;
}

interface WordsProps extends Props {
  words: readonly WantedWords[];
  /** The body from what was typed. */
  bodyOf?: (typed: Record<string, string>) => object;
}

/** A press that wants words first: a reason, an answer, a parcel number. What is typed stays until it was taken. */
export function PressWithWords({ label, path, done, onDone, target, words, bodyOf, isQuiet = true }: WordsProps) {
  const { say } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState(() => Object.fromEntries(words.map(({ name, initial = '' }) => [name, initial])));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const missing = words.filter(({ name }) => typed[name]?.trim() === '');
    setFaults(Object.fromEntries(missing.map(({ name, label: field }) => [name, `${field}: 입력해 주세요.`])));
    setRefusal(null);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      await change(path, bodyOf ? bodyOf(typed) : typed);
      setOpen(false);
      setTyped(Object.fromEntries(words.map(({ name, initial = '' }) => [name, initial])));
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
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={`${label}: ${target}`}
      >
        {label}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={`${label} · ${target}`}
        closeButtonProps={{ 'aria-label': '닫기' }}
      >
        <form onSubmit={(event) => void send(event)} noValidate>
          <Stack>
            {words.map(({ name, label: field, hint, isLong }) => {
              const props = {
                label: field,
                ...(hint !== undefined && { description: hint }),
                value: typed[name] ?? '',
                onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
                  // Read now: React may run the change later, when the event has no target any more.
                  setTyped((before) => ({ ...before, [name]: value })),
                error: faults[name],
                withAsterisk: true,
              };
              return isLong ? (
                <Textarea key={name} autosize minRows={4} {...props} />
              ) : (
                <TextInput key={name} {...props} />
              );
            })}
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
