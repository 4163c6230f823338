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
  return useSyncExternalStore(subscribe, () => crumbs);
}

/** Shows the path to a nested page while the calling screen is open. */
export function useBreadcrumb(parent: string, parentHref: string, label: string | undefined): void {
  useEffect(() => {
    publish(
      label === undefined ? [{ label: parent, href: parentHref }] : [{ label: parent, href: parentHref }, { label }],
    );
    return () => publish(none);
  }, [parent, parentHref, label]);
}
