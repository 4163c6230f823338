import type { User } from '@aval/contract';
import { CommandPalette } from '@aval/ui';
import { useState } from 'react';

import { searchable } from '../../lists/browseAddress.ts';
import { recentCommands, rememberCommand } from './recentCommands.ts';
import { useCommandGroups } from './useCommandGroups.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

const searchDelay = 150;

interface AppPaletteProps {
  user: User;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onHelp: () => void;
}

/** The command palette: finds startups, portfolios, screens and actions. */
export function AppPalette({ user, isOpen, onOpenChange, onHelp }: AppPaletteProps) {
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useState(() => recentCommands(user.id));
  const debouncedQuery = useDebouncedValue(query, searchDelay);
  const isTyping = query !== debouncedQuery;
  const { groups, isSearching } = useCommandGroups({ query: searchable(debouncedQuery), isTyping, isOpen, onHelp });
  return (
    <CommandPalette
      groups={groups}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      recent={recent}
      onSearch={setQuery}
      isSearching={isSearching || isTyping}
      onCommand={(id) => setRecent(rememberCommand(user.id, id))}
    />
  );
}
