import { page } from '@aval/screens';
import { AppShell, PageHeader, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { footerNavigation, navigationGroups } from './navigation.ts';

interface FrameSkeletonProps {
  /** The title of the page; omitted when it depends on data. */
  title: string | undefined;
}

/** The prerendered frame of a signed-in page: a sidebar with working links, and a title. */
export function FrameSkeleton({ title }: FrameSkeletonProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <AppShell
      homeHref={paths.dashboard}
      groups={navigationGroups(i18n, pathname, false)}
      footerItems={footerNavigation(i18n, pathname)}
      // Keeps the toggle button, to avoid a layout shift.
      onCollapsedChange={() => undefined}
    >
      <div className={page} aria-busy="true">
        {title === undefined ? <Skeleton width="16rem" height="2rem" /> : <PageHeader title={title} />}
        <Skeleton shape="block" height="10rem" />
        <Skeleton shape="block" height="20rem" />
      </div>
    </AppShell>
  );
}
