/** What a screen asks the server at once, by its address; `$1` is what the expression found. */
const questions: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^\/dashboard\/?$/,
    ['/api/dashboard/stats', '/api/portfolios/mine', '/api/startups/top-relevant', '/api/startups/mine-full'],
  ],
  [/^\/startups\/([1-9]\d*)\/?$/, ['/api/startups/$1', '/api/startups/$1/calculations']],
];

/** The calls that the screen of an address makes as soon as its code runs. */
export function firstQuestions(pathname: string): string[] {
  return questions.flatMap(([address, asked]) =>
    address.test(pathname) ? asked.map((call) => pathname.replace(address, call)) : [],
  );
}
