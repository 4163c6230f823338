import { type Edit, type ErrorCode, errors, fill, type Text } from '@aval/contract';

export interface Issue {
  path: string;
  message: Text;
}

interface Particulars {
  /** Replaces the default text of the code. */
  text?: Text;
  values?: Readonly<Record<string, string | number | Text>>;
  issues?: Issue[];
  /** Additional help for the user. */
  details?: Text;
  retryAfterSeconds?: number;
  /** The conflicting edit. */
  edit?: Edit;
}

/** An error with a code of the contract. Handlers throw it; the edge turns it into an error response. */
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
