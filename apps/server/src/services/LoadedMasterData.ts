import type { Locale, MasterData } from '@aval/metrics';

export type MasterListName = 'industries' | 'stages' | 'businessModels' | 'marketSizes' | 'financingTypes';

/** The lists that startups choose from. */
export interface LoadedMasterData {
  /** The lists as the evaluation reads them. */
  forEvaluation: MasterData;
  /** The choices of one list in a language. */
  list(name: MasterListName, locale: Locale): { id: number; name: string }[];
  has(name: MasterListName, id: number): boolean;
}
