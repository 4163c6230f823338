import type { LogEntry } from '@aval/contract';

import { isLevelWord, levelOf } from './levelOf.ts';

/** Number of characters inspected per line; the beginning is enough to classify it. */
const beginning = 400;

const traceback = /^Traceback \(most recent call last\)/;
const linkedTraceback = /^(?:During handling of the above exception|The above exception was the direct cause)/;
const goroutine = /^goroutine \d+ \[/;
const inGoroutine = /^(?:\S.*\(.*\)$|created by |exit status \d)/;
/** A line of a stack trace, as Java, JavaScript, .NET, Python, Ruby and PHP write them. */
const frame = /^(?:\s+at \S|at \S+ ?\(.*\)$|\s+File ".*", line \d|\s+from \S+:\d|#\d+ )/;
const ofTrace = /^(?:Caused by: |Suppressed: |\.\.\. \d+ |Stack trace:|\[signal |\[previous exception)/;
const nameOfError = /^(?:Exception in thread |[\w.$]+(?:Exception|Error|Throwable)(?:: |:?$))/;
const closing = /^[)\]}]+[,;]?$/;
const indented = /^[ \t]+\S/;
/** Some programs indent every line. */
const beginsAnew = /^\s+[[(]?(?:\d{4}-\d\d-\d\d[T ]|([A-Za-z]+)[\])]?[:\s])/;

/** A log line and its continuation lines, such as a stack trace or an indented object. */
export class LineGroup {
  readonly timestamp: string;
  readonly #isError: boolean;
  readonly #level: LogEntry['level'] | null;
  readonly #lines: string[];
  #hasTrace = false;
  #isInTraceback = false;
  #isInGoroutine = false;
  #isLinked = false;

  constructor(line: string, timestamp: string, isError: boolean) {
    this.timestamp = timestamp;
    this.#isError = isError;
    this.#level = levelOf(line);
    this.#lines = [line];
    this.#note(line.slice(0, beginning));
  }

  /** Adds a line if it continues this one. */
  add(line: string): boolean {
    const start = line.slice(0, beginning);
    if (!this.#continuesWith(start)) return false;
    this.#lines.push(line);
    this.#note(start);
    return true;
  }

  /** One entry with the level of its first line; a stack trace without a level is an error. */
  toEntry(): LogEntry {
    const level = this.#level ?? (this.#isError || this.#hasTrace ? 'ERROR' : 'INFO');
    return { timestamp: this.timestamp, level, message: this.#lines.join('\n') };
  }

  #continuesWith(start: string): boolean {
    if (this.#isInTraceback || frame.test(start) || ofTrace.test(start)) return true;
    if (linkedTraceback.test(start)) return this.#hasTrace;
    if (goroutine.test(start)) return true;
    if (this.#isInGoroutine && inGoroutine.test(start)) return true;
    if (traceback.test(start)) return this.#isLinked || this.#awaitsTrace();
    if (nameOfError.test(start)) return this.#awaitsTrace();
    if (closing.test(start)) return this.#lines.length > 1;
    return indented.test(start) && (this.#hasTrace || !isOfItsOwn(start));
  }

  /** Whether this is an error or warning that a stack trace may follow. */
  #awaitsTrace(): boolean {
    return !this.#hasTrace && this.#lines.length === 1 && (this.#level === 'ERROR' || this.#level === 'WARNING');
  }

  #note(start: string): void {
    this.#isLinked = linkedTraceback.test(start);
    this.#isInGoroutine ||= goroutine.test(start);
    const isTraceback = traceback.test(start);
    this.#hasTrace ||= isTraceback || this.#isInGoroutine || frame.test(start);
    // The first line that is not indented names the error and ends the traceback.
    this.#isInTraceback = isTraceback || (this.#isInTraceback && indented.test(start));
  }
}

function isOfItsOwn(start: string): boolean {
  const match = beginsAnew.exec(start);
  return match !== null && (match[1] === undefined || isLevelWord(match[1]));
}
