import { useRef, useState, type RefObject } from 'react';

interface RowRemoval {
  /** The heading of the list, with `tabIndex={-1}`. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What happened last, for an `output`. */
  told: string;
  /** Called once a row is gone, with what to say. */
  onRemoved: (text: string) => void;
}

/** A row that is deleted takes its button along. The focus then moves to the heading of its list, and the deletion is told. */
export function useRowRemoval(): RowRemoval {
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState('');
  return {
    heading,
    told,
    onRemoved(text) {
      setTold(text);
      heading.current?.focus();
    },
  };
}
