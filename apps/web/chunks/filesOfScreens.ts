import type { Rolldown } from 'vite';

import type { FilesOfScreens } from '../src/ahead/filesOfScreens.ts';
import type { Language } from '../src/language/language.ts';
import { chunkOf } from './chunkOf.ts';
import { importsOf } from './importsOf.ts';
import type { RoutedScreen } from './readRoutes.ts';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'facadeModuleId'> & {
  modules: Readonly<Record<string, unknown>>;
};

/**
 * Which files each screen loads beside the entry.
 *
 * @param chunks the app as it was built.
 */
export function filesOfScreens(chunks: readonly Chunk[], screens: readonly RoutedScreen[]): FilesOfScreens {
  const { filesFrom, entry } = importsOf(chunks);
  const places = new Map<string, number>();
  const placeOf = (file: string): number => {
    const place = places.get(file) ?? places.size;
    places.set(file, place);
    return place;
  };
  const placesOf = ({ modules, areas }: RoutedScreen, language: Language): number[] => {
    const words = areas.map((area) => `\0virtual:words/${language}/${area}`);
    const files = filesFrom([...modules, ...words].map((module) => chunkOf(chunks, module)));
    return [...files].filter((file) => !entry.has(file)).map(placeOf);
  };

  const told = screens.toSorted(byGenerality).flatMap((screen) => {
    const { path, isSignedIn } = screen;
    if (path === null) return [];
    return [{ address: expressionFor(path), isSignedIn, en: placesOf(screen, 'en'), es: placesOf(screen, 'es') }];
  });
  return { files: [...places.keys()].map((file) => `/${file}`), screens: told };
}

const expressionFor = (path: string): string => (path === '*' ? '' : `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** A fixed address comes before the pattern that it matches as well, and what matches everything last. */
const byGenerality = (one: RoutedScreen, other: RoutedScreen): number => generality(one) - generality(other);

const generality = ({ path }: RoutedScreen): number => (path === '*' ? 2 : Number(path?.includes(':') ?? false));
