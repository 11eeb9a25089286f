import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import { errorTexts } from './error-texts.ts';

interface ErrorParts {
  /** English, for the client's developer, where only the client's own code can be wrong. */
  message?: string | null | undefined;
  /** Korean; by default the text of the code. */
  userMessage?: string | null | undefined;
  requestId: string | undefined;
  /** Beside the code, the words and the id. */
  extensions?: Record<string, unknown> | undefined;
}

interface PublishedError {
  message: string;
  extensions: { code: ErrorCode; userMessage: string; requestId: string | undefined };
}

/**
 * An error as clients get it, from any stage. `userMessage` is always fit to show to a shopper; `message` is the same, unless there
 * is one for developers.
 */
export function publishedError(
  code: ErrorCode,
  { message, userMessage, requestId, extensions }: ErrorParts,
): PublishedError {
  const words = userMessage ?? errorTexts[code];
  return {
    message: message?.slice(0, longestMessage) ?? words,
    extensions: { code, userMessage: words, ...extensions, requestId },
  };
}

/** Only deliberate padding is longer. */
const longestMessage = 5_000;
