import { z } from 'zod';

import { envSchema } from './env.ts';
import { fileSettings } from './settingsFromFiles.ts';

const pageHead = `# Configuration

Every setting is an environment variable, read once at start. This page is generated from the schema in
\`apps/server/src/configuration/env.ts\` by \`node apps/server/src/configuration/writeConfigurationPage.ts\`; a test holds them equal.

Secrets may come as files instead: ${fileSettings.map((name) => `\`${name}_FILE\``).join(', ')} name the file that holds the setting.
`;

/** The page of docs that lists every setting, its default and its meaning, as Markdown. */
export function configurationPage(): string {
  const { properties = {} } = z.toJSONSchema(envSchema, { io: 'input', unrepresentable: 'any' });
  const rows = Object.entries(properties).map(([name, schema]) => {
    const { default: standard, description = '' } = typeof schema === 'object' ? schema : {};
    return [
      name,
      standard === undefined ? '' : `\`${typeof standard === 'string' ? standard : JSON.stringify(standard)}\``,
      description,
    ];
  });
  const table = [['Setting', 'Default', 'Meaning'], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => (row[column] ?? '').length));
  const widths = [width(0), width(1), width(2)];
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((size) => '-'.repeat(size)).join(' | ')} |`;
  return `${pageHead}\n${[line(['Setting', 'Default', 'Meaning']), rule, ...rows.map(line)].join('\n')}\n`;
}
