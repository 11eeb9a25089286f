import { randomUUID } from 'node:crypto';

/** Id of this process. Its starter recognizes its responses by `X-Instance`. */
export const instance = randomUUID();
