import type { Crumb } from '@aval/ui';
import { useEffect, useSyncExternalStore } from 'react';

const none: readonly Crumb[] = [];
let crumbs: readonly Crumb[] = none;
const listeners = new Set<() => void>();

function publish(next: readonly Crumb[]): void {
  crumbs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The breadcrumb of the open page, as its screen set it. */
export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(
    subscribe,
    () => crumbs,
    () => none,
  );
}

/**
 * Sets the breadcrumb of a nested page while the calling screen is mounted.
 *
 * @param label Label of the page, or of its parent item; undefined while loading.
 * @param page Label of the page below that item.
 */
export function useBreadcrumb(
  parent: string,
  parentHref: string,
  label: string | undefined,
  labelHref?: string,
  page?: string,
): void {
  useEffect(() => {
    const path = [{ label: parent, href: parentHref }, { label, href: labelHref }, { label: page }];
    publish(path.filter((crumb): crumb is Crumb => crumb.label !== undefined));
    return () => publish(none);
  }, [parent, parentHref, label, labelHref, page]);
}
