import type { NavigationGroup, NavigationItem } from '@aval/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  ArchiveRestore,
  Bell,
  Boxes,
  CalendarClock,
  ClipboardCheck,
  FileCheck,
  FileInput,
  FolderPlus,
  Folders,
  Globe,
  LayoutDashboard,
  Mail,
  Plus,
  RefreshCw,
  Rocket,
  ScrollText,
  Search,
  Users,
} from 'lucide-react';
import { matchPath } from 'react-router-dom';

import { type NavigationGroupId, type RouteId, routeIds, routeOf, type routes } from '../../routes.ts';

/** The routes in the sidebar. */
type ListedRoute = { [Id in RouteId]: (typeof routes)[Id] extends { navigation: string } ? Id : never }[RouteId];

const icons: Record<ListedRoute, NonNullable<NavigationItem['icon']>> = {
  contact: Mail,
  dashboard: LayoutDashboard,
  notices: Bell,
  startups: Search,
  myStartups: Rocket,
  addStartup: Plus,
  myPortfolios: Folders,
  addPortfolio: FolderPlus,
  users: Users,
  scraping: Globe,
  recalculation: RefreshCw,
  documentIngestion: FileInput,
  containers: Boxes,
  cron: CalendarClock,
  deleted: ArchiveRestore,
  review: ClipboardCheck,
  proposals: FileCheck,
  audit: ScrollText,
};

const groupLabels: Record<Exclude<NavigationGroupId, 'footer'>, MessageDescriptor> = {
  overview: msg`Overview`,
  startups: msg`Startups`,
  portfolios: msg`Portfolios`,
  administration: msg`Administration`,
};
const groupIds = ['overview', 'startups', 'portfolios'] as const;

/** The count next to each sidebar entry; undefined while unknown. */
export type NavigationCounts = { [Id in ListedRoute]?: number | undefined };

const listed = (group: NavigationGroupId): ListedRoute[] =>
  routeIds.filter((id): id is ListedRoute => routeOf(id).navigation === group);

/**
 * The route of a path, whose entry is highlighted; static paths such as `/startups/add` take precedence over
 * `/startups/:id`.
 */
function routeAt(path: string): RouteId | undefined {
  const matching = routeIds.filter((id) => id !== 'notFound' && matchPath(routeOf(id).path, path));
  return matching.find((id) => routeOf(id).path === path) ?? matching[0];
}

function items(i18n: I18n, group: NavigationGroupId, path: string, counts: NavigationCounts = {}): NavigationItem[] {
  const open = routeAt(path);
  const current = open && (routeOf(open).parent ?? open);
  return listed(group).map((id) => {
    const { path: href, label, title } = routeOf(id);
    const name = (label ?? title)?.[i18n.locale === 'es' ? 'es' : 'en'] ?? id;
    return { id, label: name, href, icon: icons[id], isCurrent: id === current, count: counts[id] };
  });
}

/** The admin screens, for the sidebar and the menu in the top bar. */
export const administrationGroup = (i18n: I18n, path = '', counts: NavigationCounts = {}): NavigationGroup => ({
  id: 'administration',
  label: i18n._(groupLabels.administration),
  items: items(i18n, 'administration', path, counts),
});

/**
 * The sidebar of a signed-in user.
 *
 * @param path The path of the open page.
 */
export function navigationGroups(
  i18n: I18n,
  path: string,
  isAdmin: boolean,
  counts: NavigationCounts = {},
): NavigationGroup[] {
  const groups = groupIds.map((id) => ({
    id,
    label: i18n._(groupLabels[id]),
    items: items(i18n, id, path, counts),
  }));
  return isAdmin ? [...groups, administrationGroup(i18n, path, counts)] : groups;
}

/** The footer of the sidebar. */
export const footerNavigation = (i18n: I18n, path: string): NavigationItem[] => items(i18n, 'footer', path);
