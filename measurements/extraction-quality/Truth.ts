import type { StartupFieldId } from '@aval/contract';

export const kinds = ['deck', 'memo', 'form', 'sheet', 'press', 'onePager', 'email', 'diligence', 'page'] as const;
export type Kind = (typeof kinds)[number];

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/**
 * Values in the units of the field table: euros, millions of euros for market sizes, months, percent, ids of choices.
 * If there are several values, each is correct. A description is correct if it contains one of the given texts.
 */
export type Facts = Partial<Record<StartupFieldId, number | string | readonly (number | string)[]>>;

/** The facts that a document states about its startup as of 2026. */
export interface Truth {
  kind: Kind;
  language: Language;
  /** The URL of a web page. */
  url?: string;
  /** Facts about the startup itself, for the present or the last closed year. */
  facts: Facts;
  /** The fields that are judged, if not all. */
  judged?: readonly StartupFieldId[];
  /** Values on which careful readers would disagree; they count neither as right nor as wrong. */
  open?: Facts;
}
