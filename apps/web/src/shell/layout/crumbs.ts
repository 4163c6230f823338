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

/** The path to the open page, as its screen gave it. */
export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(
    subscribe,
    () => crumbs,
    () => none,
  );
}

/**
 * Shows the path to a nested page while the calling screen is open.
 *
 * @param label of the page, or of what it is about when that has a page of its own; left out while it is not known.
 * @param page below that one.
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
