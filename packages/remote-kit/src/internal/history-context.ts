import { createContext } from 'react';
import type { GuardedHistory } from './guarded-history.ts';

export const HistoryContext = createContext<GuardedHistory | null>(null);
