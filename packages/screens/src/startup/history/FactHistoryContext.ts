import type { FactId } from '@aval/contract';
import { createContext } from 'react';

/** Opens the values that a fact has had; null where none can be shown. */
export const FactHistoryContext = createContext<((field: FactId) => void) | null>(null);
