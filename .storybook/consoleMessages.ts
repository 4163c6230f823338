type Told = Pick<Console, 'error' | 'warn'>;

interface CapturedConsole {
  /** What has been told since this was last asked, but for what is expected. */
  take: (expected?: readonly RegExp[]) => string[];
}

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? value.message;
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};

/** What a console prints: the signs in the first text stand for the values that follow it. */
export function printed([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text =
    typeof first === 'string'
      ? first.replaceAll(/%[sdifoOc]/g, (sign) => {
          if (values.length === 0) return sign;
          const value = textOf(values.shift());
          return sign === '%c' ? '' : value;
        })
      : textOf(first);
  return [text, ...values.map(textOf)].join(' ');
}

/** Hears what is told to a console as an error or a warning; it is printed there all the same. */
export function captureConsole(target: Told): CapturedConsole {
  let heard: string[] = [];
  for (const kind of ['error', 'warn'] as const) {
    const print = target[kind].bind(target);
    target[kind] = (...values: unknown[]) => {
      heard.push(`console.${kind}: ${printed(values)}`);
      print(...values);
    };
  }
  return {
    take: (expected = []) => {
      const told = heard;
      heard = [];
      return told.filter((message) => !expected.some((pattern) => pattern.test(message)));
    },
  };
}
