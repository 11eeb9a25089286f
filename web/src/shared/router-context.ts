import { createContext } from 'react';
import type { DataRouter } from 'react-router-dom';

/** The browser's router, for what needs no new render when the address changes. Null on the server. */
export const RouterContext = createContext<DataRouter | null>(null);
