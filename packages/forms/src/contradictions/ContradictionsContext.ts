import type { Fit } from '@aval/contract';
import { createContext } from 'react';

import type { PlacedContradictions } from './placeContradictions.ts';

/** A value that was taken, until the field changes again. */
export interface Taken {
  /** The path of the field beside which the contradiction was shown. */
  at: string;
  field: string;
  value: number;
}

/** The contradictions of a form and what can be done about them. */
export interface FormContradictions {
  placed: ReadonlyMap<string, PlacedContradictions>;
  /** The reasons given, by the contradiction's id. */
  answers: Readonly<Record<string, string>>;
  fits: ReadonlyMap<string, Fit>;
  taken: Taken | null;
  onTake: (at: string, fit: Fit & { value: number }) => void;
  onUndo: () => void;
  onAnswer?: ((id: string, text: string | null) => void) | undefined;
}

export const ContradictionsContext = createContext<FormContradictions | null>(null);
