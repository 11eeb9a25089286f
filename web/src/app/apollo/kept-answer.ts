/** What could not be had of an answer. */
export interface KeptError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

/** An answer that was fetched elsewhere: by the server that wrote the page. */
export interface KeptAnswer {
  documentId: string;
  variables: Record<string, unknown>;
  data: unknown;
  errors?: readonly KeptError[];
  /** When it was received, by this clock; null: at no time we know, so it counts as stale. */
  receivedAt: number | null;
}

/** The same answer as it travels inside the page, whose ages stand beside it: they change while it does not. */
export type InlinedAnswer = Omit<KeptAnswer, 'receivedAt'>;
