import type { StartupListItem } from '@aval/contract';
import type { Command, CommandGroup } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FolderPlus, Folders, Keyboard, Languages, Moon, Plus, Rocket, Sun, UserRound } from 'lucide-react';

import { myPortfolios } from '../../api/dashboard.ts';
import { startupSearch } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { chooseLanguage } from '../language/messages.ts';
import { footerNavigation, navigationGroups } from '../layout/navigation.ts';
import { useSession } from '../session/useSession.ts';
import { chooseTheme, shownTheme } from '../theme/theme.ts';

const shortestSearch = 2;
const maxResults = 6;

interface CommandOptions {
  query: string;
  isTyping: boolean;
  isOpen: boolean;
  onHelp: () => void;
}

interface Commands {
  groups: CommandGroup[];
  isSearching: boolean;
}

/**
 * The entries of the palette: matching startups, the user's portfolios, the screens and a few actions.
 *
 * @param query The search text; startups are searched from two characters on.
 * @param isTyping Whether the input is newer than the query.
 * @param isOpen No requests are made while the palette is closed.
 */
export function useCommandGroups({ query, isTyping, isOpen, onHelp }: CommandOptions): Commands {
  const { t } = useLingui();
  const q = query.trim();
  const isSearchActive = isOpen && q.length >= shortestSearch;
  const portfolios = useQuery({ ...myPortfolios, enabled: isOpen });
  const found = useQuery({
    ...startupSearch({ q, sort: 'relevance', limit: maxResults, page: 1 }),
    enabled: isSearchActive,
  });
  return {
    groups: [
      {
        id: 'startups',
        label: t`Startups`,
        // Results of the previous query stay while they still match, but rank below the others.
        isFound: !isTyping && !found.isPlaceholderData,
        commands: isSearchActive ? startupCommands(found.data?.startups) : [],
      },
      {
        id: 'portfolios',
        label: t`Portfolios`,
        commands: (portfolios.data ?? []).map(({ id, name, description }) => ({
          id: `portfolio-${id}`,
          label: name,
          icon: Folders,
          detail: description ?? undefined,
          href: paths.portfolio(id),
        })),
      },
      { id: 'screens', label: t`Screens`, commands: useScreenCommands() },
      { id: 'actions', label: t`Actions`, commands: useActionCommands(onHelp) },
    ],
    isSearching: isSearchActive && found.isFetching,
  };
}

function startupCommands(startups: readonly StartupListItem[] = []): Command[] {
  return startups.map(({ id, name, location }) => ({
    id: `startup-${id}`,
    label: name,
    icon: Rocket,
    detail: location ?? undefined,
    href: paths.startup(id),
  }));
}

function useScreenCommands(): Command[] {
  const { t, i18n } = useLingui();
  const isAdmin = useSession()?.user.role === 'admin';
  const entries = [...navigationGroups(i18n, '', isAdmin).flatMap(({ items }) => items), ...footerNavigation(i18n, '')];
  const isAction = new Set<string>([paths.addStartup, paths.addPortfolio]);
  const screens = entries.filter(({ href }) => !isAction.has(href));
  return [
    ...screens.map(({ id, label, href, icon }) => ({ id: `screen-${id}`, label, href, icon })),
    { id: 'screen-profile', label: t`My Professional Profile`, href: paths.profile, icon: UserRound },
  ];
}

function useActionCommands(onHelp: () => void): Command[] {
  const { t, i18n } = useLingui();
  const isDark = shownTheme() === 'dark';
  const isSpanish = i18n.locale === 'es';
  return [
    { id: 'new-startup', label: t`New Startup`, icon: Plus, href: paths.addStartup },
    { id: 'add-portfolio', label: t`Add Portfolio`, icon: FolderPlus, href: paths.addPortfolio },
    {
      id: 'theme',
      label: isDark ? t`Use the light theme` : t`Use the dark theme`,
      icon: isDark ? Sun : Moon,
      onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    {
      id: 'language',
      label: isSpanish ? 'English' : 'Español',
      keywords: t`Language`,
      icon: Languages,
      onSelect: () => void chooseLanguage(isSpanish ? 'en' : 'es'),
    },
    { id: 'shortcuts', label: t`Keyboard shortcuts`, icon: Keyboard, shortcut: ['?'], onSelect: onHelp },
  ];
}
