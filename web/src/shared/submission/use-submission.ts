import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useContext, useRef, useState } from 'react';
import { describeError } from '../errors/describe-error.ts';
import { failureText } from '../form/failure-text.ts';
import { focusField } from '../form/focus-field.ts';
import { placed, wholly, type Refusal } from '../form/refusal.ts';
import { isKnownRefusal, sendIntent } from '../intent/intents.ts';
import { RouterContext } from '../router-context.ts';
import { resultOf, sorted, type RefusedOf } from './result.ts';
import type { FormPlace, IntentOf, Settings, Told } from './settings.ts';

/** The reason of the failure. */
export interface Refused<Data, Values> extends Refusal {
  /** The mall's result; null: a failure. */
  result: RefusedOf<Data> | null;
  values: Values;
  /** Unknown whether it was done: the next press of the same keeps its key. */
  isOpen: boolean;
}

interface State<Data, Values> {
  isBusy: boolean;
  refused: Refused<Data, Values> | null;
  /** The message for reasons without a field in the form. */
  note: string | null;
}

export interface Submission<Data, Values> extends State<Data, Values> {
  /**
   * Sends what was pressed. Presses until the answer are the same press, unless `isEachMeant`. Resolves to why it was not done, or to null; never
   * rejects.
   */
  submit: (values: Values) => Promise<Refused<Data, Values> | null>;
  /** Replaces the note, and forgets the refusal. */
  tell: (note: string | null) => void;
}

/** A press that is under way, or waits for the one before it. */
interface Press<Data, Values> {
  contents: string;
  result: Promise<Refused<Data, Values> | null>;
}

/** The one way of a press to the mall and back (docs/decisions, 0042). */
export function useSubmission<Data extends object, Input extends object, Values = void>(
  operation: TypedDocumentNode<Data, { input: Input }>,
  settings: Settings<Data, Input, Values> & IntentOf<Input, Values>,
): Submission<Data, Values> {
  const client = useApolloClient();
  const [state, setState] = useState<State<Data, Values>>({ isBusy: false, refused: null, note: null });
  const running = useRef<Press<Data, Values> | null>(null);
  // Not whether it is mounted: the answer in the cache may take the button away before its page goes on.
  const router = useContext(RouterContext);
  const pathNow = () => router?.state.location.pathname;

  const { input, intent, fetchPolicy, update, form, queue } = settings;

  /** Sends one request, or an intent until its result is known. */
  async function request(values: Values) {
    const send = async (idempotencyKey: string) => {
      const variables = { input: input(values, idempotencyKey) };
      const { data } = await client.mutate({ mutation: operation, variables, fetchPolicy, update });
      return resultOf(data);
    };
    if (intent === undefined) return send('');
    return sendIntent(typeof intent === 'string' ? intent : intent(values), input(values, ''), send);
  }

  async function attempt(values: Values): Promise<Refused<Data, Values> | null> {
    const because = (told: Told | void, facts?: Partial<Refused<Data, Values>>): Refused<Data, Values> | null =>
      told == null
        ? null
        : { result: null, values, isOpen: false, ...(typeof told === 'string' ? wholly(told) : told), ...facts };
    const path = pathNow();
    let isAnswered = false;
    try {
      const { done, refused: result } = sorted<Data>(await (queue ? queue(() => request(values)) : request(values)));
      isAnswered = done !== undefined || result !== undefined;
      const press = { values, isLeft: pathNow() !== path };
      if (done) return because(await settings.onDone?.(done, press));
      if (!result) return because(settings.failed, { isOpen: true });
      const told = await settings.onRefused?.(result, press);
      return because(told === undefined ? refusalOf(result) : told, { result });
    } catch (error) {
      const expected = settings.expected?.[describeError(error).code ?? ''];
      if (expected) return because(expected(), { error });
      const isOpen = !isAnswered && !isKnownRefusal(error);
      const text = [failureText(error), isOpen ? settings.again : null].filter(Boolean).join(' ');
      return because(text, { error, isOpen });
    }
  }

  async function run(values: Values, press: Press<Data, Values>): Promise<Refused<Data, Values> | null> {
    settings.onStart?.(values);
    setState({ isBusy: true, refused: null, note: null });
    const refused = await attempt(values);
    if (running.current === press) running.current = null;
    setState({ isBusy: false, refused, note: refused && show(refused, form) });
    return refused;
  }

  function submit(values: Values): Promise<Refused<Data, Values> | null> {
    const { current } = running;
    const contents = contentsOf(values);
    if (current && (!settings.isEachMeant || current.contents === contents)) return current.result;
    const press: Press<Data, Values> = { contents, result: Promise.resolve(null) };
    press.result = current ? current.result.then(() => run(values, press)) : run(values, press);
    running.current = press;
    return press.result;
  }

  return {
    ...state,
    submit,
    tell: (note) => setState(({ isBusy }) => ({ isBusy, refused: null, note })),
  };
}

function contentsOf(values: unknown): string {
  return JSON.stringify(values) ?? '';
}

function refusalOf(refused: { message: string; fields?: Refusal['fields'] }): Refusal {
  return { message: refused.message, fields: refused.fields ?? [] };
}

/** Shows reasons at their fields, of which the first gets the focus. Returns the rest. */
function show(refusal: Refusal, form: FormPlace | undefined): string | null {
  const [note, errors] = placed(refusal, form?.root.current ?? null, form?.fieldOf);
  form?.setErrors(errors);
  focusField(form?.root.current ?? null, errors);
  return note;
}
