type ConsoleTarget = Pick<Console, 'error' | 'warn'>;

interface CapturedConsole {
  /** Returns the messages since the last call, without the expected ones. */
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

/** Formats arguments as a console does: placeholders in the first text are replaced by the values after it. */
export function printed([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text =
    typeof first === 'string'
      ? first.replaceAll(/%[sdifoOc]/g, (placeholder) => {
          if (values.length === 0) return placeholder;
          const value = textOf(values.shift());
          return placeholder === '%c' ? '' : value;
        })
      : textOf(first);
  return [text, ...values.map(textOf)].join(' ');
}

/** Captures the errors and warnings of a console, which still prints them. */
export function captureConsole(target: ConsoleTarget): CapturedConsole {
  let messages: string[] = [];
  for (const kind of ['error', 'warn'] as const) {
    const print = target[kind].bind(target);
    target[kind] = (...values: unknown[]) => {
      messages.push(`console.${kind}: ${printed(values)}`);
      print(...values);
    };
  }
  return {
    take: (expected = []) => {
      const taken = messages;
      messages = [];
      return taken.filter((message) => !expected.some((pattern) => pattern.test(message)));
    },
  };
}
