import type { NavigationGroup, NavigationItem } from '@aval/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LayoutDashboard, Mail, Plus, Search } from 'lucide-react';

import { paths } from '../paths.ts';

const overview = msg`Overview`;
const dashboard = msg`Dashboard`;
const startups = msg`Startups`;
const browse = msg`Browse`;
const newStartup = msg`New Startup`;
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

function isBrowsing(path: string): boolean {
  return path === paths.startups || (path.startsWith(`${paths.startups}/`) && path !== paths.addStartup);
}

/**
 * The sidebar of a signed-in person.
 *
 * @param path the page that is open.
 */
export function navigationGroups(i18n: I18n, path: string): NavigationGroup[] {
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
        item('new', i18n._(newStartup), paths.addStartup, Plus, path === paths.addStartup),
      ],
    },
  ];
}

/** What stands at the foot of the sidebar. */
export function footerNavigation(i18n: I18n, path: string): NavigationItem[] {
  return [item('contact', i18n._(contact), paths.contact, Mail, path === paths.contact)];
}
