import type { Dispatcher } from 'undici';

/** Asked in the very moment in which a request would be written to its connection. */
export interface Fence {
  mayBeSent(): boolean;
  /** The first bytes go out now. */
  onSending(): void;
}

/** The request stayed here: nothing of it was sent. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

type Options = Dispatcher.DispatchOptions & { fence?: Fence };
type Handler = Dispatcher.DispatchHandler;

/**
 * Requests may wait for a connection, and a process may be paused meanwhile; whoever must not send what has become
 * stale puts a fence before it.
 */
export const fences: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options: Options, handler) =>
  dispatch(options, options.fence ? behind(options.fence, handler) : handler);

function behind(fence: Fence, handler: Handler): Handler {
  return {
    onRequestStart: (controller, context) => {
      if (!fence.mayBeSent()) throw new NotSent('It became too late to send the request');
      fence.onSending();
      handler.onRequestStart?.(controller, context);
    },
    onResponseStart: (...answer) => handler.onResponseStart?.(...answer),
    onResponseData: (...chunk) => handler.onResponseData?.(...chunk),
    onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
    onResponseError: (...failure) => handler.onResponseError?.(...failure),
  };
}
