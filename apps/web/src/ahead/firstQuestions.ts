import { patterns } from '../patterns.ts';

/** What a screen asks the server at once. */
interface FirstQuestions {
  screen: string;
  /** Addresses of the calls; `:id` is that of the screen's own address. */
  calls: readonly string[];
  /** The parts of the contract that judge their answers, beside those that every screen has. */
  answers: readonly string[];
  /** Whether an address that searches asks something else. */
  dependsOnSearch?: boolean;
}

const questions: readonly FirstQuestions[] = [
  {
    screen: patterns.dashboard,
    calls: ['/api/dashboard/stats', '/api/portfolios/mine', '/api/startups/top-relevant', '/api/startups/mine-full'],
    answers: ['masterData', 'portfolios', 'startupLists'],
  },
  {
    screen: patterns.startup,
    calls: ['/api/startups/:id', '/api/startups/:id/calculations'],
    answers: ['startups', 'calculations'],
  },
  {
    screen: patterns.startups,
    calls: [
      '/api/startups/search?sort=name&order=asc&page=1&limit=10',
      '/api/startups/industries',
      '/api/startups/stages',
      '/api/startups/mine',
    ],
    answers: [],
    dependsOnSearch: true,
  },
];

/** The calls that the screen of an address makes as soon as its code runs. */
export function firstQuestions({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  return questions.flatMap(({ screen, calls, dependsOnSearch }) => {
    if (dependsOnSearch && search !== '') return [];
    const found = new RegExp(`^${screen.replace(':id', String.raw`([1-9]\d*)`)}/?$`).exec(pathname);
    return found ? calls.map((call) => call.replace(':id', found[1] ?? '')) : [];
  });
}

/** The parts of the contract that judge what a screen asks first. */
export const firstAnswers = (path: string | null): readonly string[] =>
  questions.find(({ screen }) => screen === path)?.answers ?? [];
