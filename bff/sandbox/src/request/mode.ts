import { createStore } from '../store.ts';

/** How an operation is sent: its text in a body or in an address, or its id alone. */
export type Mode = 'post' | 'get' | 'id';

export const modeStore = createStore<Mode>('post');
