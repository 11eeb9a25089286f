import type { Response } from 'express';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import type { ErrorListener } from '../graphql/response-rules.ts';
import { developerWords } from '../errors/developer-error.ts';
import { errorTexts } from '../errors/error-texts.ts';

/** With a message in English where who wrote the client is to be told; shoppers then read the words of the code. */
export type Refuse = (response: Response, status: number, code: ErrorCode, message?: string) => void;

/** A refusal before the engine is asked, in the shape of every GraphQL answer. */
export function refuser(onError: ErrorListener): Refuse {
  return (response, status, code, message) => {
    onError(code);
    const requestId = String(response.getHeader('x-request-id'));
    response
      .status(status)
      .set({ 'cache-control': 'no-store', vary: 'Authorization, Origin, Accept-Encoding' })
      .json({
        errors: [
          message === undefined
            ? { message: errorTexts[code], extensions: { code, requestId } }
            : forDevelopers(message, code, requestId),
        ],
      });
  };
}

function forDevelopers(text: string, code: ErrorCode, requestId: string) {
  const { message, extensions } = developerWords(text, errorTexts[code]);
  return { message, extensions: { code, ...extensions, requestId } };
}
