import { Markdown } from '@storybook/addon-docs/blocks';

const unreleased = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true });
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

const changes = Object.entries(unreleased)
  .filter(([path]) => !path.endsWith('README.md'))
  .map(parse);

const isRepair = ({ packages }: Change): boolean => packages.every(([, kind]) => kind === 'patch');
const kinds = [
  ['Features and changes', changes.filter((one) => !isRepair(one))],
  ['What it repairs', changes.filter(isRepair)],
] as const;

/** A change as its author described it; paragraph breaks are removed because they would end the list item. */
const lineOf = ({ packages, text }: Change): string =>
  `- ${text.replaceAll(/\n{2,}/g, ' ')} (${packages.map(([name, kind]) => `\`${name}\` ${kind}`).join(', ')})`;

/** Changes in the next release, as their authors described them. */
export function Unreleased() {
  if (changes.length === 0) return <p>Nothing since the last release.</p>;
  const parts = kinds.filter(([, list]) => list.length > 0);
  return (
    <Markdown>{parts.map(([title, list]) => `### ${title}\n\n${list.map(lineOf).join('\n')}`).join('\n\n')}</Markdown>
  );
}

/** The change logs of the packages, newest version first; they are released together. */
export function Released() {
  const logs = Object.values(released);
  if (logs.length === 0) return <p>Nothing has been released yet.</p>;
  return <Markdown>{logs.join('\n\n')}</Markdown>;
}
