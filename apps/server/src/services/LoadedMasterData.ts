import type { Locale, MasterData } from '@aval/metrics';

export type MasterListName = 'industries' | 'stages' | 'businessModels' | 'marketSizes' | 'financingTypes';

/** The lists of choices. */
export interface LoadedMasterData {
  /** The lists in the format of the evaluation. */
  forEvaluation: MasterData;
  /** The choices of one list in a language. */
  list(name: MasterListName, locale: Locale): { id: number; name: string }[];
  has(name: MasterListName, id: number): boolean;
}
