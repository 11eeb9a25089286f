import type { NextFunction, RequestHandler } from 'express';

/** Handlers one after the other, as Express would call them for one path, without its asking each whether the path is its own. */
export function inTurn(...handlers: RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const call = (index: number): void => {
      const handler = handlers[index];
      if (!handler) return next();
      const after: NextFunction = (error?: unknown) => (error ? next(error) : call(index + 1));
      try {
        const outcome: unknown = handler(request, response, after);
        if (outcome instanceof Promise) void failuresOf(outcome, next);
      } catch (error) {
        next(error ?? new Error('Thrown: nothing'));
      }
    };
    call(0);
  };
}

async function failuresOf(outcome: Promise<unknown>, next: NextFunction): Promise<void> {
  try {
    await outcome;
  } catch (error) {
    next(error ?? new Error('Rejected with nothing'));
  }
}
