import { everydayTruths } from './everyday/truths.ts';
import { freshSources } from './fresh/sources.ts';
import { freshTruths } from './fresh/truths.ts';
import { furtherTruths } from './further/truths.ts';
import { holdoutSources } from './holdout/sources.ts';
import { holdoutTruths } from './holdout/truths.ts';
import { mixedTruths } from './mixed/truths.ts';
import { decks } from './sources/decks.ts';
import { diligence } from './sources/diligence.ts';
import { forms } from './sources/forms.ts';
import { letters } from './sources/letters.ts';
import { memos } from './sources/memos.ts';
import { onePagers } from './sources/onePagers.ts';
import { pages } from './sources/pages.ts';
import { press } from './sources/press.ts';
import { sheets } from './sources/sheets.ts';
import type { Sources } from './sources/Source.ts';
import type { Truth } from './Truth.ts';
import { truths } from './truths.ts';
import { unseenSources } from './unseen/sources.ts';
import { unseenTruths } from './unseen/truths.ts';

interface Corpus {
  /** The folder of the documents, relative to this file. */
  folder: string;
  sources: Sources;
  /** The facts that each document states, by file name. */
  truths: Readonly<Record<string, Truth>>;
}

/** The measured documents: those used for development, held-out ones by the same author, and those by other authors. */
export const corpora = {
  documents: {
    folder: 'documents',
    sources: {
      ...decks,
      ...memos,
      ...forms,
      ...sheets,
      ...press,
      ...onePagers,
      ...letters,
      ...diligence,
      ...pages,
    },
    truths,
  },
  holdout: { folder: 'holdout/documents', sources: holdoutSources, truths: holdoutTruths },
  fresh: { folder: 'fresh/documents', sources: freshSources, truths: freshTruths },
  unseen: { folder: 'unseen/documents', sources: unseenSources, truths: unseenTruths },
  /** Written as files, so there is nothing to make them from. */
  everyday: { folder: 'everyday/documents', sources: {}, truths: everydayTruths },
  further: { folder: 'further/documents', sources: {}, truths: furtherTruths },
  mixed: { folder: 'mixed/documents', sources: {}, truths: mixedTruths },
} as const satisfies Record<string, Corpus>;

export type CorpusName = keyof typeof corpora;

/** The corpus whose documents are to be made, for example by --fresh; the first one by default. */
export function askedFor(names: readonly string[]): CorpusName {
  const given = (['holdout', 'fresh', 'unseen'] as const).find((name) => names.includes(`--${name}`));
  return given ?? 'documents';
}
