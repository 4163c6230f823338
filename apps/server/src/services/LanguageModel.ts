import type { EndpointId } from '@aval/contract';
import type { z } from 'zod';

/** What was asked and answered, for people to read. The key is in none of it. */
export interface Exchange<Answer> {
  answer: Answer;
  log: string;
}

export interface LanguageModel {
  name: string;
  /**
   * The answer to a question in the shape asked for.
   *
   * @throws ModelFailed when there is none, or it has another shape, after the retries.
   */
  ask<Answer>(question: Question<Answer>): Promise<Exchange<Answer>>;
}

interface Question<Answer> {
  purpose: Extract<EndpointId, 'processDocument' | 'mapFields'>;
  instructions: string;
  content: string;
  schema: z.ZodType<Answer>;
  /** Ends the asking, retries included. */
  signal?: AbortSignal | undefined;
}
