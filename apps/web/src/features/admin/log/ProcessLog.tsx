import { ProcessLogPanel } from '@aval/screens';
import type { ComponentProps } from 'react';

import { type LogSource, useLogFeed } from './useLogFeed.ts';

type ProcessLogProps = LogSource & Omit<ComponentProps<typeof ProcessLogPanel>, 'feed'>;

/** The log of a process. Streamed lines are shown at the interval; without a stream, the log is polled. */
export function ProcessLog({ stream, log, runId, ownLines, ...panel }: ProcessLogProps) {
  return <ProcessLogPanel {...panel} feed={useLogFeed({ stream, log, runId, ownLines })} />;
}
