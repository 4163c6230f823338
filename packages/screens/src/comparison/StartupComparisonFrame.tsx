import type { Startup } from '@aval/contract';
import { PageHeader } from '@aval/ui';
import type { ReactNode } from 'react';

import { page } from '../layout/page.css.ts';
import type { Loadable } from '../loading/Loadable.ts';
import { StartupLoadError } from '../startup/StartupLoadError.tsx';
import { BackButton } from './BackButton.tsx';
import * as styles from './compare.css.ts';

/** Addresses of the screens that a comparison of one startup links to. */
export interface ComparisonPaths {
  /** The list of startups. */
  startups: string;
  startup: (id: number) => string;
}

interface StartupComparisonFrameProps {
  title: string;
  startup: Loadable<Startup>;
  /** The id in the address, for the link back while the startup loads. */
  startupId: number;
  /** The message shown instead of the comparison; omitted when the startup itself could not be loaded. */
  problem?: string;
  paths: ComparisonPaths;
  /** The comparison, or its skeleton. */
  children: ReactNode;
}

/** The frame of a comparison of one startup: title, link back and failure. */
export function StartupComparisonFrame({
  title,
  startup: { data: startup, failure, isFetching, retry },
  startupId,
  problem,
  paths,
  children,
}: StartupComparisonFrameProps) {
  if (failure && !startup)
    return (
      <StartupLoadError
        failure={failure}
        title={problem}
        startupsHref={paths.startups}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  return (
    <div className={page}>
      <PageHeader
        className={styles.header}
        title={title}
        media={<BackButton to={paths.startup(startupId)} />}
        {...(startup && { description: startup.name })}
      />
      {children}
    </div>
  );
}
