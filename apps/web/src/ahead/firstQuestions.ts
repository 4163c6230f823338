import { patterns } from '../patterns.ts';

/** What a screen asks the server at once. */
interface FirstQuestions {
  screen: string;
  /** Addresses of the calls; `:id` is that of the screen's own address. */
  calls: readonly string[];
  /** The parts of the contract that judge their answers. */
  answers: readonly string[];
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
];

/** The calls that the screen of an address makes as soon as its code runs. */
export function firstQuestions(pathname: string): string[] {
  return questions.flatMap(({ screen, calls }) => {
    const found = new RegExp(`^${screen.replace(':id', String.raw`([1-9]\d*)`)}/?$`).exec(pathname);
    return found ? calls.map((call) => call.replace(':id', found[1] ?? '')) : [];
  });
}

/** The parts of the contract that judge what a screen asks first. */
export const firstAnswers = (path: string | null): readonly string[] =>
  questions.find(({ screen }) => screen === path)?.answers ?? [];
