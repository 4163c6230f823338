import { fill, type Text } from '@aval/contract';
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { z } from 'zod';

import type { Env } from '../configuration/env.ts';
import type { LanguageModel } from '../services/LanguageModel.ts';
import { modelTexts } from './modelTexts.ts';

/** The model gave no usable response: `reason` explains why, `log` has the request and response. */
export class ModelFailed extends Error {
  override name = 'ModelFailed';
  readonly reason: Text;
  readonly log: string;

  constructor(reason: Text, log: string) {
    super(reason.en);
    this.reason = reason;
    this.log = log;
  }
}

type ModelEnv = Pick<Env, 'AVAL_LLM_URL' | 'AVAL_LLM_MODEL' | 'AVAL_LLM_KEY' | 'AVAL_LLM_TIMEOUT'>;

const retries = 2;
const maxLogged = 20_000;

/** The configured model behind an OpenAI-compatible endpoint; null when none is configured. */
export function makeLanguageModel(env: ModelEnv): LanguageModel | null {
  const { AVAL_LLM_URL: baseURL, AVAL_LLM_MODEL: model = 'default', AVAL_LLM_KEY: key } = env;
  if (baseURL === undefined) return null;
  const client = new OpenAI({
    baseURL,
    apiKey: key ?? 'none',
    maxRetries: retries,
    timeout: env.AVAL_LLM_TIMEOUT * 1000,
    logLevel: 'off',
    // Documents go to the configured address only, never to a redirect target.
    fetchOptions: { redirect: 'manual' },
  });
  const withoutKey = (text: string) => (key ? text.replaceAll(key, '[key]') : text);

  return {
    name: model,
    async complete({ purpose, instructions, content, schema, signal }) {
      const lines = [`Model ${model} at ${new URL(baseURL).host}`, `> ${instructions}`, `> ${content}`];
      const logged = () => withoutKey(lines.map((line) => line.slice(0, maxLogged)).join('\n'));
      try {
        const completion = await client.chat.completions.create(
          {
            model,
            temperature: 0,
            messages: [
              { role: 'system', content: instructions },
              { role: 'user', content },
            ],
            response_format: {
              type: 'json_schema',
              json_schema: { name: purpose, strict: true, schema: z.toJSONSchema(schema, { target: 'draft-7' }) },
            },
          },
          { signal },
        );
        const output = completion.choices[0]?.message.content ?? '';
        lines.push(`< ${output}`);
        return { output: schema.parse(JSON.parse(output)), log: logged() };
      } catch (error) {
        const reason = reasonOf(error);
        lines.push(`! ${reason.en}${error instanceof z.ZodError ? `: ${z.prettifyError(error)}` : ''}`);
        throw new ModelFailed(reason, logged());
      }
    },
  };
}

function reasonOf(error: unknown): Text {
  if (error instanceof APIConnectionTimeoutError) return modelTexts.late;
  if (error instanceof APIConnectionError) return modelTexts.unreachable;
  if (error instanceof APIError && typeof error.status === 'number') {
    return fill(modelTexts.refused, { status: error.status });
  }
  if (error instanceof SyntaxError || error instanceof TypeError) return modelTexts.noJson;
  return error instanceof z.ZodError ? modelTexts.otherShape : modelTexts.failed;
}
