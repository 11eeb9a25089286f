import type { Response } from 'express';
import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';
import type { ErrorListener } from '../graphql/answer-plugin.ts';
import { errorTexts } from '../graphql/error-texts.ts';

export type Refuse = (response: Response, status: number, code: ErrorCode) => void;

/** A refusal before the engine is asked, in the shape of every GraphQL answer. */
export function refuser(onError: ErrorListener): Refuse {
  return (response, status, code) => {
    onError(code);
    const requestId = String(response.getHeader('x-request-id'));
    response
      .status(status)
      .set({ 'cache-control': 'no-store', vary: 'Authorization, Origin, Accept-Encoding' })
      .json({ errors: [{ message: errorTexts[code], extensions: { code, requestId } }] });
  };
}
