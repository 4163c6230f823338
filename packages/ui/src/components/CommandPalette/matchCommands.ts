import type { LucideIcon } from 'lucide-react';

import { fold } from '../Combobox/matchOptions.ts';

export interface Command {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Muted text after the label: 'Healthcare · Vigo'. */
  detail?: string | undefined;
  /** Additional search terms. */
  keywords?: string | undefined;
  /** Keyboard shortcut of the command, one string per key: ['Ctrl', 'B']. */
  shortcut?: readonly string[] | undefined;
  /** Makes it a link, which Ctrl and the middle button open in a new tab. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
  /** Found by a server for the query: shown without filtering. */
  isFound?: boolean | undefined;
}

/** How well a command matches: 0 best, null not at all. */
function rank({ label, detail, keywords }: Command, wanted: readonly string[]): number | null {
  const name = fold(label);
  const text = `${name} ${fold(`${detail ?? ''} ${keywords ?? ''}`)}`;
  if (!wanted.every((word) => text.includes(word))) return null;
  const [first = ''] = wanted;
  if (name.startsWith(first)) return 0;
  return name.includes(` ${first}`) ? 1 : 2;
}

/**
 * The commands that a palette lists. Without a query: the recent commands, then every group without them. With one: the
 * commands that contain every word, the best first in each group, and the results of a server.
 *
 * @param recent Ids of recently used commands, newest first; unknown ones are ignored.
 */
export function matchCommands(
  groups: readonly CommandGroup[],
  query: string,
  recent: { label: string; ids: readonly string[] },
): CommandGroup[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  const isFilled = (group: CommandGroup) => group.commands.length > 0;
  if (wanted.length > 0) {
    return groups
      .map((group) => (group.isFound ? group : { ...group, commands: best(group.commands, wanted) }))
      .filter(isFilled);
  }
  const all = new Map(groups.flatMap((group) => group.commands).map((command) => [command.id, command]));
  const used = recent.ids.flatMap((id) => all.get(id) ?? []);
  const isRecent = new Set(used);
  return [
    { id: 'recent', label: recent.label, commands: used },
    ...groups.map((group) => ({ ...group, commands: group.commands.filter((command) => !isRecent.has(command)) })),
  ].filter(isFilled);
}

function best(commands: readonly Command[], wanted: readonly string[]): Command[] {
  return commands
    .flatMap((command) => {
      const place = rank(command, wanted);
      return place === null ? [] : [{ command, place }];
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ command }) => command);
}
