import { Markdown } from '@storybook/addon-docs/blocks';

const coming = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
const released = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Change {
  id: string;
  packages: readonly (readonly [name: string, kind: string])[];
  text: string;
}

function parse([path, source]: [string, string]): Change {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(source) ?? [];
  const packages = [...head.matchAll(/'([^']+)': (\w+)/g)].map(([, name = '', kind = '']) => [name, kind] as const);
  return { id: path, packages, text: text.trim() };
}

const changes = Object.entries(coming)
  .filter(([path]) => !path.endsWith('README.md'))
  .map(parse);

/** Changes that the next release will hold, as their authors described them. */
export function Coming() {
  if (changes.length === 0) return <p>Nothing since the last release.</p>;
  const lines = changes.map(
    ({ packages, text }) => `- ${text} (${packages.map(([name, kind]) => `\`${name}\` ${kind}`).join(', ')})`,
  );
  return <Markdown>{lines.join('\n')}</Markdown>;
}

/** The change logs of the packages, newest version first; they are released together. */
export function Released() {
  const logs = Object.values(released);
  if (logs.length === 0) return <p>Nothing has been released yet.</p>;
  return <Markdown>{logs.join('\n\n')}</Markdown>;
}
