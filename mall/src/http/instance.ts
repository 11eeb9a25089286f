import { randomUUID } from 'node:crypto';

/** This process. Who started it tells by `X-Instance` whether an answer is its own. */
export const instance = randomUUID();
