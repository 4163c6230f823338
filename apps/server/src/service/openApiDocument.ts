import { type Endpoint, type EndpointId, endpoints, type ErrorCode, errors, type RawResponse } from '@aval/contract';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Some endpoints of the contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpointIds: readonly EndpointId[], address = 'http://127.0.0.1:3000'): Json {
  const paths: Record<string, Json> = {};
  for (const id of endpointIds) {
    const endpoint: Endpoint = endpoints[id];
    for (const [index, path] of [endpoint.path, ...(endpoint.aliases ?? [])].entries()) {
      const operationId = index === 0 ? id : `${id}${index + 1}`;
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(operationId, endpoint) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aval',
      version: '1.0.0',
      description: 'Explainable evaluation of startups.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    paths,
    components: {
      schemas: components(),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[endpoint.path.startsWith('/api') ? 2 : 1]],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { ...successResponse(endpoint), ...refusals(endpoint) },
  };
}

function bodyOf({ body, files }: Endpoint): Json {
  if (!files) return body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {};
  const { properties = {} } = (body ? schemaOf(body, 'input') : {}) as { properties?: Json };
  const file = { type: 'string', contentMediaType: 'application/octet-stream', maxLength: files.maxBytes };
  const schema = { type: 'object', properties: { ...properties, [files.part]: file }, required: [files.part] };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

function parametersOf(endpoint: Endpoint): Json {
  const parameters = [
    ...partsOf(endpoint.params, 'path'),
    ...partsOf(endpoint.query, 'query'),
    ...partsOf(endpoint.headers, 'header'),
  ];
  return parameters.length === 0 ? {} : { parameters };
}

function partsOf(schema: z.ZodMiniType | undefined, location: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: part,
  }));
}

const rawTypes: Record<RawResponse, string> = {
  bytes: 'application/octet-stream',
  events: 'text/event-stream',
  html: 'text/html',
  json: 'application/json',
  text: 'text/plain',
};

function successResponse(endpoint: Endpoint): Json {
  const { response } = endpoint;
  const content =
    typeof response === 'string'
      ? { [rawTypes[response]]: { schema: { type: response === 'json' ? 'object' : 'string' } } }
      : json(schemaOf(response, 'output'));
  return { [endpoint.status]: { description: endpoint.summary, content } };
}

function refusals(endpoint: Endpoint): Json {
  const everyEndpoint: ErrorCode[] = ['VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL'];
  const guarded: ErrorCode[] = endpoint.access === 'public' ? [] : ['UNAUTHENTICATED'];
  const restricted: ErrorCode[] = endpoint.access === 'public' || endpoint.access === 'user' ? [] : ['FORBIDDEN'];
  const codes = [...new Set([...everyEndpoint, ...guarded, ...restricted, ...(endpoint.errors ?? [])])];
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map((code) => `${code}: ${errors[code].text.en}`).join('. '),
        content: json({ $ref: '#/components/schemas/ErrorBody' }),
      },
    ]),
  );
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** The default of a number that is sent as text is left out otherwise. */
function keepDefault({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  const { def } = zodSchema._zod;
  if (def.type === 'default') jsonSchema['default'] ??= def.defaultValue;
}

/** A schema as JSON Schema with references to named schemas. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const {
    $schema: _schema,
    $defs: _defs,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline', override: keepDefault });
  return pointed(rest) as Json;
}

/** The named schemas, including ErrorBody. */
function components(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { unrepresentable: 'any', uri: (id) => `#/$defs/${id}` });
  const named = Object.entries(schemas).filter(([id]) => !id.startsWith('__'));
  return Object.fromEntries(named.map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, pointed(schema)]));
}

/** Rewrites JSON Schema references for OpenAPI and drops schema ids, which are component names there. */
function pointed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => !(key === 'id' && typeof part === 'string'))
      .map(([key, part]) => {
        const isReference = key === '$ref' && typeof part === 'string';
        return [key, isReference ? part.replace('#/$defs/', '#/components/schemas/') : pointed(part)];
      }),
  );
}
