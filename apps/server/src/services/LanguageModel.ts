import type { EndpointId } from '@aval/contract';
import type { z } from 'zod';

/** What the model generated, with the log of request and response for users, which never contains the API key. */
export interface Completion<Output> {
  output: Output;
  log: string;
}

export interface LanguageModel {
  name: string;
  /**
   * Generates output in the requested schema.
   *
   * @throws ModelFailed when there is no response, or none that matches the schema, after the retries.
   */
  complete<Output>(request: CompletionRequest<Output>): Promise<Completion<Output>>;
}

interface CompletionRequest<Output> {
  purpose: Extract<EndpointId, 'processDocument' | 'mapFields'>;
  instructions: string;
  content: string;
  schema: z.ZodType<Output>;
  /** Cancels the request, including retries. */
  signal?: AbortSignal | undefined;
}
