import { createContext } from 'react';
import type { GuardedHistory } from './guarded-history.ts';

/** The history of the surrounding `ProductRouter`; null outside of one. */
export const HistoryContext = createContext<GuardedHistory | null>(null);
