import { createContext, useContext } from 'react';

export interface Message {
  text: string;
  isError: boolean;
}

interface DeskContext {
  /** Shows a message above the list, and reads it out. */
  say: (message: Message) => void;
}

export const DeskContext = createContext<DeskContext>({ say: () => undefined });

export function useDesk(): DeskContext {
  return useContext(DeskContext);
}
