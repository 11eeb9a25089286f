import type { ApolloClient } from '@apollo/client';
import type { FormErrors } from '@mantine/form';
import type { RefObject } from 'react';
import type { Refusal } from '../form/refusal.ts';
import type { DoneOf, RefusedOf } from './result.ts';

/** A page's reaction to a result: shows a text or refusal; null: shows nothing. */
export type Told = string | Refusal | null;

/** The press of the result. */
interface Press<Values> {
  values: Values;
  /** Another page is shown meanwhile: record what happened, but navigate no more. */
  isLeft: boolean;
}

/** The fields that a refusal's reasons belong to. Forms of `useMallForm` place them themselves. */
export interface FormPlace {
  root: RefObject<HTMLElement | null>;
  setErrors: (errors: FormErrors) => void;
  /** Name of the field, where the form names it otherwise than the mutation's input. Null: it is not of this form. */
  fieldOf?: (path: readonly string[]) => string | null;
}

export interface Settings<Data, Input, Values> extends Pick<
  ApolloClient.MutateOptions<Data>,
  'fetchPolicy' | 'update'
> {
  /** The input for what was pressed. The key is for operations that take one. */
  input: (values: Values, idempotencyKey: string) => NoInfer<Input>;
  /** Message without a response of the mall. */
  failed: string;
  /** Added to a failure's message if pressing again is safe. */
  again?: string;
  /** In the press itself, before anything is sent: a browser lets a window open only there. */
  onStart?: (values: Values) => void;
  /** Called after success. Return a text if it failed after all. */
  onDone?: (done: DoneOf<Data>, press: Press<Values>) => Promise<Told | void> | Told | void;
  /** The page's words for a member that is no success. Nothing: its message and the reasons at their fields. */
  onRefused?: (refused: RefusedOf<Data>, press: Press<Values>) => Promise<Told | void> | Told | void;
  /** Error codes that this page expects. */
  expected?: Partial<Record<string, () => Told>>;
  form?: FormPlace;
  /** A press with other values while one is under way counts too, and is sent after it. Else it is the same press. */
  isEachMeant?: boolean;
  /** Runs the request after others: `inOrder` of the cart. */
  queue?: <Result>(send: () => Promise<Result>) => Promise<Result>;
}

/** An operation whose input takes an idempotency key needs the name of its intent, unique in the tab. */
export type IntentOf<Input, Values> = Input extends { idempotencyKey: string }
  ? { intent: string | ((values: Values) => string) }
  : { intent?: undefined };
