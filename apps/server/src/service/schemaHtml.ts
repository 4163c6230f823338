/** The displayed parts of a JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const deepest = 5;

export function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** A schema as a table of its properties, nested for objects. */
export function schemaHtml(schema: Schema, depth = 0): string {
  const { properties, required = [] } = schema;
  if (!properties || depth > deepest) return `<p>${typeHtml(schema)}</p>`;
  const rows = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : ' <small>optional</small>';
    return `<tr><td><code>${escaped(name)}</code>${mark}</td><td>${propertyHtml(property, depth)}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function propertyHtml(property: Schema, depth: number): string {
  const inner = property.properties ? property : property.items?.properties ? property.items : null;
  return inner ? `${typeHtml(property)}${schemaHtml(inner, depth + 1)}` : typeHtml(property);
}

function typeHtml(schema: Schema): string {
  const { $ref, enum: choices, const: only, anyOf, oneOf, items, type, description } = schema;
  if ($ref) {
    const name = escaped($ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const said = description ? ` ${escaped(description)}` : '';
  if (only !== undefined) return `<code>${escaped(JSON.stringify(only))}</code>${said}`;
  if (choices) return choices.map((choice) => `<code>${escaped(String(choice))}</code>`).join(', ') + said;
  const options = anyOf ?? oneOf;
  if (options) return options.map(typeHtml).join(' or ') + said;
  if (items && !items.properties) return `list of ${typeHtml(items)}${said}`;
  return escaped([[type ?? 'any'].flat().join(' or '), ...limitsOf(schema)].join(', ')) + said;
}

function limitsOf({ format, pattern, minimum, maximum, minLength, maxLength, default: standard }: Schema): string[] {
  const limits: [string, unknown][] = [
    ['', format],
    ['like ', pattern],
    ['at least ', minimum],
    ['at most ', maximum],
    ['characters from ', minLength],
    ['characters up to ', maxLength],
    ['by default ', standard],
  ];
  return limits.flatMap(([words, value]) =>
    value === undefined ? [] : [words + (typeof value === 'string' ? value : JSON.stringify(value))],
  );
}
