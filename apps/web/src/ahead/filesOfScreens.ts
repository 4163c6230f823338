import { type Language, languageFor } from '../language/language.ts';
import { patterns } from '../patterns.ts';

/** What each screen is made of beside the entry. */
export interface FilesOfScreens {
  /** Addresses of scripts. */
  files: readonly string[];
  /** The screen of an address is the first whose expression matches it. */
  screens: readonly ScreenFiles[];
}

/** For each language the files as places in the list of all. */
interface ScreenFiles extends Readonly<Record<Language, readonly number[]>> {
  address: string;
  isSignedIn: boolean;
}

interface Visitor {
  isSignedIn: boolean;
  /** The language that they chose, or null. */
  chosen: Language | null;
  browserLanguage: string;
}

/** The files of the screen that a visitor comes to at an address. */
export function filesFor({ files, screens }: FilesOfScreens, pathname: string, visitor: Visitor): string[] {
  const screenAt = (path: string) => screens.find(({ address }) => new RegExp(address, 'i').test(path));
  const isTurnedAway = screenAt(pathname)?.isSignedIn === true && !visitor.isSignedIn;
  const path = isTurnedAway ? patterns.login : pathname;
  const places = screenAt(path)?.[languageFor(path, visitor.chosen, visitor.browserLanguage)] ?? [];
  return places.flatMap((place) => files[place] ?? []);
}
