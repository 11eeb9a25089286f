import type { Response } from 'express';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import type { ErrorListener } from '../graphql/response-rules.ts';
import { developerMessage } from '../errors/developer-error.ts';
import { errorTexts } from '../errors/error-texts.ts';

/** With an English message for the client's developer; shoppers read the text of the code. */
export type Refuse = (response: Response, status: number, code: ErrorCode, message?: string) => void;

/** A refusal before execution, in the shape of every GraphQL response. */
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
  const { message, extensions } = developerMessage(text, errorTexts[code]);
  return { message, extensions: { code, ...extensions, requestId } };
}
