import { existsSync } from 'node:fs';

import { Agent, request } from 'undici';
import * as z from 'zod/mini';

import type { Env } from '../configuration/env.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { ContainerEngine } from '../services/ContainerEngine.ts';

const version = '/v1.41';
const timeoutMs = 10_000;
const mostBytes = 16_000_000;
const most = '16 MB';

const listSchema = z.array(
  z.object({
    Id: z.string(),
    Names: z.array(z.string()),
    Image: z.string(),
    Created: z.number(),
    State: z.string(),
    Status: z.string(),
  }),
);
const inspectSchema = z.object({ Config: z.object({ Tty: z.optional(z.boolean()) }) });

const usualSockets = [
  '/var/run/docker.sock',
  '/run/podman/podman.sock',
  `/run/user/${process.getuid?.() ?? 0}/podman/podman.sock`,
];

/** The engine of DOCKER_HOST, or else the first of the usual sockets that exists. */
export function containerEngine(
  { DOCKER_HOST }: Pick<Env, 'DOCKER_HOST'>,
  sockets: readonly string[] = usualSockets,
): ContainerEngine {
  const agents = new Map<string, Agent>();

  function socket(): string | null {
    if (DOCKER_HOST === undefined) return sockets.find((path) => existsSync(path)) ?? null;
    const path = DOCKER_HOST.replace(/^unix:\/\//, '');
    return path.startsWith('/') && existsSync(path) ? path : null;
  }

  function agentOf(path: string): Agent {
    const agent = agents.get(path) ?? new Agent({ connect: { socketPath: path, timeout: 2000 } });
    agents.set(path, agent);
    return agent;
  }

  async function get(path: string): Promise<Buffer> {
    const at = socket();
    if (at === null) throw unreachable(DOCKER_HOST ?? sockets.join(', '));
    const { statusCode, body } = await request(`http://engine${version}${path}`, {
      dispatcher: agentOf(at),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => Promise.reject(unreachable(`${at}: ${reasonOf(error)}`)));
    const bytes = await bodyOf(body).catch((error: unknown) =>
      Promise.reject(error instanceof ApiError ? error : unreachable(`${at}: ${reasonOf(error)}`)),
    );
    if (statusCode >= 400) throw refused(statusCode, bytes);
    return bytes;
  }

  async function read<Shape extends z.ZodMiniType>(path: string, schema: Shape): Promise<z.output<Shape>> {
    const bytes = await get(path);
    try {
      return z.parse(schema, JSON.parse(bytes.toString('utf8')));
    } catch {
      throw unreachable(`${socket() ?? ''}: not the response of a container engine`);
    }
  }

  return {
    socket,
    list: () => read('/containers/json?all=1', listSchema),
    async logs(id, tail) {
      const name = encodeURIComponent(id);
      const { Config } = await read(`/containers/${name}/json`, inspectSchema);
      const bytes = await get(`/containers/${name}/logs?stdout=1&stderr=1&timestamps=1&tail=${tail}`);
      return { bytes, isTerminal: Config.Tty === true };
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
    },
  };
}

async function bodyOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > mostBytes) throw new ApiError('UNAVAILABLE', { text: texts.containerAnswerTooLarge, values: { most } });
  }
  return Buffer.concat(chunks);
}

function unreachable(where: string): ApiError {
  return new ApiError('NO_CONTAINER_ENGINE', { details: texts.noContainerEngine, values: { where } });
}

/** The error for an engine that is reachable but refuses the request, with its reason. */
function refused(statusCode: number, bytes: Buffer): ApiError {
  const details = texts.containerEngineRefused;
  const values = { reason: reasonIn(bytes) || statusCode };
  return statusCode === 404
    ? new ApiError('NOT_FOUND', { details, values })
    : new ApiError('UNAVAILABLE', { text: details, details, values });
}

/** The engine's message, from `{ "message": … }` or as plain text. */
function reasonIn(bytes: Buffer): string {
  const text = bytes.toString('utf8', 0, 2000).trim();
  try {
    return z.parse(z.object({ message: z.string() }), JSON.parse(text)).message.trim();
  } catch {
    return text;
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
}
