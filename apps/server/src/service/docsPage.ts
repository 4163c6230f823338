import { type Endpoint, type EndpointId, endpoints } from '@aval/contract';

import { openApiDocument } from './openApiDocument.ts';
import { escaped, schemaHtml, type Schema } from './schemaHtml.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content: Record<string, { schema: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const accessTexts: Record<Endpoint['access'], string> = {
  public: 'anyone',
  user: 'any signed-in user with access to the resource',
  owner: 'an owner of the startup, or an administrator',
  self: 'the user it belongs to',
  admin: 'administrators',
};

/** The API reference as one HTML page, without scripts or other files. */
export function docsPage(endpointIds: readonly EndpointId[]): string {
  // The document is built from the contract's own schemas, so its shape is known.
  const { paths, components } = openApiDocument(endpointIds) as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = Object.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const contents = Object.entries(groups).map(
    ([tag, list = []]) =>
      `<details><summary>${escaped(tag)}</summary><ul>${list.map(contentsItem).join('')}</ul></details>`,
  );
  const sections = Object.entries(groups).map(
    ([tag, list = []]) => `<section><h2>${escaped(tag)}</h2>${list.map(operationHtml).join('')}</section>`,
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>${schemaHtml(schema)}</article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Aval</title><style>${styles}</style></head>
<body><nav aria-label="Endpoints"><h1>Aval API reference</h1>
<p><a href="/api/openapi.json">OpenAPI 3.1</a> · <a href="#schemas">Schemas</a></p>${contents.join('')}</nav>
<main><p>Sign in with <a href="#login">login</a> and send its token as <code>Authorization: Bearer …</code>. Every error response follows
 <a href="#schema-ErrorBody">ErrorBody</a>; its message is in the language of <code>Accept-Language</code>.</p>
${sections.join('')}<section id="schemas"><h2>Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

interface Entry {
  path: string;
  method: string;
  operation: Operation;
}

function contentsItem({ path, method, operation }: Entry): string {
  return `<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${escaped(path)}</a></li>`;
}

function operationHtml({ path, method, operation }: Entry): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const endpoint: Endpoint | undefined = Object.entries<Endpoint>(endpoints).find(
    ([id]) => operationId.replace(/\d$/, '') === id,
  )?.[1];
  const parts = [
    `<h3><b class="${method}">${method.toUpperCase()}</b> <code>${escaped(path)}</code></h3><p>${escaped(summary)}</p>`,
    endpoint ? `<p class="access">For ${accessTexts[endpoint.access]}.</p>` : '',
    parameters.length === 0 ? '' : `<h4>Parameters</h4>${parametersHtml(parameters)}`,
    ...contentHtml('Body', requestBody?.content),
    ...Object.entries(responses).map(([status, { description, content }]) =>
      Number(status) < 400
        ? contentHtml(`Response ${status}`, content).join('')
        : `<p class="refusal"><b>${status}</b> ${escaped(description)}</p>`,
    ),
  ];
  return `<article id="${operationId}">${parts.join('')}</article>`;
}

function parametersHtml(parameters: NonNullable<Operation['parameters']>): string {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  return schemaHtml({
    type: 'object',
    properties,
    required: parameters.filter((each) => each.required).map(({ name }) => name),
  });
}

function contentHtml(title: string, content: Record<string, { schema: Schema }> = {}): string[] {
  return Object.entries(content).map(
    ([type, { schema }]) => `<h4>${title} <small>${type}</small></h4>${schemaHtml(schema)}`,
  );
}

const styles = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: light-dark(#0b57a4, #8ab9f2); }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 19rem minmax(0, 1fr); font: 15px/1.5 system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1rem; border-inline-end: 1px solid var(--line); }
main { padding: 1rem 2rem 4rem; max-width: 62rem; }
h1 { font-size: 1.15rem; } h2 { margin-top: 2.5rem; text-transform: capitalize; } h3 { margin: 0; font-size: 1rem; }
h4 { margin: 1rem 0 .25rem; } small { font-weight: normal; opacity: .75; } a { color: var(--link); }
nav ul { list-style: none; margin: 0; padding: 0 0 .5rem; font-size: .8rem; overflow-wrap: anywhere; } summary { cursor: pointer; padding: .25rem 0; }
nav a { text-decoration: none; } article { border: 1px solid var(--line); border-radius: .5rem; padding: 1rem; margin: 1rem 0; scroll-margin-top: 1rem; }
h3 b { display: inline-block; min-width: 4.2em; color: light-dark(#1d6b3c, #7fd6a3); } h3 b.delete { color: light-dark(#a3262a, #f29a9d); }
h3 code { overflow-wrap: anywhere; } .access, .refusal { margin: .25rem 0; } .refusal { font-size: .87rem; }
table { width: 100%; border-collapse: collapse; font-size: .87rem; } td { border-top: 1px solid var(--line); padding: .25rem .5rem .25rem 0; vertical-align: top; }
td:first-child { width: 34%; overflow-wrap: anywhere; } td table { margin: .25rem 0; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; } main { padding: 1rem; } }`;
