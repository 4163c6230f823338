import type { EndpointId } from '@aval/contract';
import type { z } from 'zod';

/** A response with the log of the exchange for users. Never contains the API key. */
export interface Exchange<Answer> {
  answer: Answer;
  log: string;
}

export interface LanguageModel {
  name: string;
  /**
   * Sends a question and returns the response in the requested schema.
   *
   * @throws ModelFailed when there is no response, or none that matches the schema, after the retries.
   */
  ask<Answer>(question: Question<Answer>): Promise<Exchange<Answer>>;
}

interface Question<Answer> {
  purpose: Extract<EndpointId, 'processDocument' | 'mapFields'>;
  instructions: string;
  content: string;
  schema: z.ZodType<Answer>;
  /** Cancels the request, including retries. */
  signal?: AbortSignal | undefined;
}
