import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

import { localSite } from './localSite.ts';

/** The model's next response: a text, a raw body, a status, or none. */
export type Turn = { words: string } | { raw: string } | { status: number; location?: string } | 'silence';

export interface ModelRequest {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format: { type: string } };
}

/** A fake language model with the OpenAI API and scripted responses. The last turn is repeated. */
export async function startModelServer() {
  const requests: ModelRequest[] = [];
  let turns: Turn[] = [];
  const site = await localSite({
    '/v1/chat/completions': (request, response) => {
      void respond();

      async function respond(): Promise<void> {
        const received = await read(request);
        requests.push(received);
        const turn = turns.length > 1 ? turns.shift() : turns[0];
        if (turn === 'silence' || turn === undefined) return;
        response.setHeader('content-type', 'application/json');
        if ('status' in turn && turn.location) response.setHeader('location', turn.location);
        if ('status' in turn) response.writeHead(turn.status).end(JSON.stringify({ error: { message: 'overloaded' } }));
        else response.end('raw' in turn ? turn.raw : completion(turn.words, received.body.model));
      }
    },
  });
  return {
    url: `${site.address}/v1`,
    requests,
    willRespond: (...next: Turn[]) => {
      turns = next;
      requests.length = 0;
    },
    close: site.close,
  };
}

async function read(request: IncomingMessage): Promise<ModelRequest> {
  return { authorization: request.headers.authorization, body: (await json(request)) as ModelRequest['body'] };
}

function completion(content: string, model: string): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}
