/** So long somebody may take an answer that was asked for early; afterwards it may be outdated. */
const goodForMs = 10_000;

const answers = new Map<string, Promise<Response>>();

/** Whom and what language an answer is for stands in the headers. */
const keyOf = (address: string, headers: Headers): string => JSON.stringify([address, ...headers]);

/** Asks what the screen will ask as soon as its code runs. */
export function askEarly(address: string, headers: Headers): Promise<Response> {
  const key = keyOf(address, headers);
  const answer = fetch(address, { headers });
  answers.set(key, answer);
  // Whoever takes it hears that it failed.
  answer.catch(() => undefined);
  setTimeout(() => answers.delete(key), goodForMs);
  return answer;
}

/** The answer to a question that was asked early, once. */
export function takeEarly(address: string, headers: Headers): Promise<Response> | undefined {
  const key = keyOf(address, headers);
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}
