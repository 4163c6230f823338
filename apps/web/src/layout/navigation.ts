import type { NavigationGroup, NavigationItem } from '@aval/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FolderPlus, Folders, LayoutDashboard, Mail, Plus, Rocket, Search } from 'lucide-react';

import { paths } from '../paths.ts';
import { administration, administrationScreens } from './administration.ts';

const overview = msg`Overview`;
const dashboard = msg`Dashboard`;
const startups = msg`Startups`;
const browse = msg`Browse`;
const myStartups = msg`My Startups`;
const newStartup = msg`New Startup`;
const portfolios = msg`Portfolios`;
const myPortfolios = msg`My Portfolios`;
const addPortfolio = msg`Add Portfolio`;
const contact = msg`Contact`;

function item(
  id: string,
  label: string,
  href: string,
  icon: NavigationItem['icon'],
  isCurrent: boolean,
): NavigationItem {
  return { id, label, href, icon, isCurrent };
}

/** How much stands behind an entry of the sidebar; nothing while it is not known. */
export interface NavigationCounts {
  myStartups?: number | undefined;
  myPortfolios?: number | undefined;
}

function isBrowsing(path: string): boolean {
  return path === paths.startups || (path.startsWith(`${paths.startups}/`) && path !== paths.addStartup);
}

function isInPortfolios(path: string): boolean {
  return path === paths.myPortfolios || (path.startsWith('/portfolios/') && path !== paths.addPortfolio);
}

/**
 * The sidebar of a signed-in person.
 *
 * @param path the page that is open.
 */
export function navigationGroups(
  i18n: I18n,
  path: string,
  isAdmin: boolean,
  counts: NavigationCounts = {},
): NavigationGroup[] {
  return [
    {
      id: 'overview',
      label: i18n._(overview),
      items: [item('dashboard', i18n._(dashboard), paths.dashboard, LayoutDashboard, path === paths.dashboard)],
    },
    {
      id: 'startups',
      label: i18n._(startups),
      items: [
        item('browse', i18n._(browse), paths.startups, Search, isBrowsing(path)),
        {
          ...item('my-startups', i18n._(myStartups), paths.myStartups, Rocket, path === paths.myStartups),
          count: counts.myStartups,
        },
        item('new', i18n._(newStartup), paths.addStartup, Plus, path === paths.addStartup),
      ],
    },
    {
      id: 'portfolios',
      label: i18n._(portfolios),
      items: [
        {
          ...item('my-portfolios', i18n._(myPortfolios), paths.myPortfolios, Folders, isInPortfolios(path)),
          count: counts.myPortfolios,
        },
        item('add-portfolio', i18n._(addPortfolio), paths.addPortfolio, FolderPlus, path === paths.addPortfolio),
      ],
    },
    ...(isAdmin ? [administrationGroup(i18n, path)] : []),
  ];
}

function administrationGroup(i18n: I18n, path: string): NavigationGroup {
  return {
    id: 'administration',
    label: i18n._(administration),
    items: administrationScreens.map(({ id, label, href, icon }) => item(id, i18n._(label), href, icon, path === href)),
  };
}

/** What stands at the foot of the sidebar. */
export function footerNavigation(i18n: I18n, path: string): NavigationItem[] {
  return [item('contact', i18n._(contact), paths.contact, Mail, path === paths.contact)];
}
