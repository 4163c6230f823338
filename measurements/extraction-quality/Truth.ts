import type { StartupFieldId } from '@aval/contract';

export const kinds = ['deck', 'memo', 'form', 'sheet', 'press', 'onePager', 'email', 'diligence', 'page'] as const;
export type Kind = (typeof kinds)[number];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Values in the unit of the field table: euros, millions of euros for market sizes, months, percent, the id of a choice.
 * Of several values each is right. A description is right when it holds one of the given words.
 */
export type Facts = Partial<Record<StartupFieldId, number | string | readonly (number | string)[]>>;

/** What a document says about its startup as of 2026. */
export interface Truth {
  kind: Kind;
  language: Language;
  /** Of a web page: where it was. */
  url?: string;
  /** Stated about the startup itself, for the present or the last closed year. */
  facts: Facts;
  /** What careful readers would disagree about: these values are neither credited nor blamed. */
  open?: Facts;
}
