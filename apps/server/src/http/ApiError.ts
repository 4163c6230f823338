import { type Edit, type ErrorCode, errors, fill, type Text } from '@aval/contract';

export interface Issue {
  path: string;
  message: Text;
}

interface Particulars {
  /** What the user reads instead of the code's own text. */
  text?: Text;
  values?: Readonly<Record<string, string | number | Text>>;
  issues?: Issue[];
  /** What else helps to mend it. */
  details?: Text;
  retryAfterSeconds?: number;
  /** The edit that came first. */
  edit?: Edit;
}

/** A refusal by the contract's code. Handlers throw it; the edge makes the answer of it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: Text;
  readonly issues: Issue[] | undefined;
  readonly details: Text | null;
  readonly retryAfterSeconds: number | undefined;
  readonly edit: Edit | undefined;

  constructor(code: ErrorCode, { text, values = {}, issues, details, retryAfterSeconds, edit }: Particulars = {}) {
    const filled = fill(text ?? errors[code].text, values);
    super(`${code}: ${filled.en}`);
    this.code = code;
    this.status = errors[code].status;
    this.text = filled;
    this.issues = issues;
    this.details = details ? fill(details, values) : null;
    this.retryAfterSeconds = retryAfterSeconds;
    this.edit = edit;
  }
}
