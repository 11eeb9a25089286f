import { useRef, useState, type RefObject } from 'react';

type Change<Value> = (now: Value) => Value;

/** A state that is read after an `await` too: `latest` has it before the next render. */
export function useLatestState<Value>(
  initial: Value,
): [value: Value, latest: RefObject<Value>, change: (change: Change<Value>) => void] {
  const [value, setValue] = useState(initial);
  const latest = useRef(initial);
  const change = (next: Change<Value>) => {
    latest.current = next(latest.current);
    setValue(latest.current);
  };
  return [value, latest, change];
}
