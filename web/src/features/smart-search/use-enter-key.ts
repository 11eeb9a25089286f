import { useRef, type CompositionEvent, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react';

type Input = HTMLInputElement;

/**
 * The Enter key with Hangul input. Enter finishes a syllable that is still being composed. Some browsers then report
 * the key a second time, before or after the end of the composition, and others do not. In every case one press counts
 * once, after the syllable is complete.
 */
export function useEnterKey(press: (text: string) => void) {
  const isComposing = useRef(false);
  /**
   * `waiting`: pressed inside a composition, which will end at once. `doubtful`: pressed as the composition ended; a
   * submission may follow or not. `counted`: done, but the key may still be down.
   */
  const enter = useRef<'up' | 'waiting' | 'doubtful' | 'counted'>('up');
  const count = (text: string) => {
    enter.current = 'counted';
    press(text);
  };
  return {
    input: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>) => {
        isComposing.current = false;
        if (enter.current === 'waiting') count(currentTarget.value);
      },
      onKeyUp: ({ key, currentTarget }: KeyboardEvent<Input>) => {
        if (key !== 'Enter' || isComposing.current) return;
        if (enter.current === 'doubtful') count(currentTarget.value);
        enter.current = 'up';
      },
      onBlur: ({ currentTarget }: FocusEvent<Input>) => {
        isComposing.current = false;
        if (enter.current === 'waiting') count(currentTarget.value);
        enter.current = 'up';
      },
    },
    /** Whether a key belongs to the input method, or to a press of Enter that has been counted. */
    takesKey: (event: KeyboardEvent<Input>): boolean => {
      if (event.key !== 'Enter') return isComposing.current;
      if (isComposing.current) enter.current = 'waiting';
      else if (enter.current === 'counted' || event.repeat) event.preventDefault();
      else if (event.keyCode === 229) enter.current = 'doubtful';
      else return false;
      return true;
    },
    /** The form's own submission: the button, or Enter where nothing is being composed. */
    submit: (event: SyntheticEvent, input: Input) => {
      event.preventDefault();
      if (isComposing.current) {
        enter.current = 'waiting';
        input.blur(); // ends the composition, and so counts
        input.focus();
      } else if (enter.current === 'doubtful') count(input.value);
      else press(input.value);
    },
  };
}
