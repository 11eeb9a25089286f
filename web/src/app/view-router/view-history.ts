import type {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
} from 'react-router-dom';

/** The browser's history, or one that a test keeps. */
export type ViewHistory = ReturnType<typeof createBrowserHistory> | ReturnType<typeof createMemoryHistory>;
