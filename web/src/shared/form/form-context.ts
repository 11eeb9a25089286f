import { createContext, useContext, useId, useSyncExternalStore } from 'react';
import { valuesOf } from './form-values.ts';
import type { FormState } from './use-form.ts';

export const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields are for what lies inside a Form');
  return form;
}

/** What ties a field to its label, hint and complaint. */
export function useFieldTies(name: string, hasHint = false) {
  const id = useId();
  const error = useFormState().errors[name] ?? null;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return {
    id,
    hintId,
    errorId,
    error,
    describedBy: hasHint ? `${hintId} ${errorId}` : errorId,
    isWrong: error !== null,
  };
}

/** What a field of this form holds now, also what was typed before the page woke. Empty on the server. */
export function useFieldValue(name: string): string {
  const { element } = useFormState();
  return useSyncExternalStore(
    subscribeToInput,
    () => valuesOf(element.current)[name] ?? '',
    () => '',
  );
}

function subscribeToInput(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}
