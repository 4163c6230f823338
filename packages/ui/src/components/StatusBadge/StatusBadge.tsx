import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  CircleQuestionMark,
  CircleStop,
  CircleX,
  Info,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps } from 'react';

import { useWords, type Words } from '../../words/WordsContext.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { Tone } from '../Badge/tones.ts';

export const processStatuses = [
  'running',
  'stopped',
  'restarting',
  'paused',
  'pending',
  'completed',
  'failed',
  'info',
  'warning',
  'error',
  'unknown',
] as const;
export type ProcessStatus = (typeof processStatuses)[number];

interface StatusStyle {
  tone: Tone;
  icon: LucideIcon;
  word: (words: Words) => string;
}

const statusStyles: Record<ProcessStatus, StatusStyle> = {
  running: { tone: 'success', icon: CirclePlay, word: (words) => words.statusRunning },
  stopped: { tone: 'neutral', icon: CircleStop, word: (words) => words.statusStopped },
  restarting: { tone: 'info', icon: RotateCw, word: (words) => words.statusRestarting },
  paused: { tone: 'neutral', icon: CirclePause, word: (words) => words.statusPaused },
  pending: { tone: 'neutral', icon: CircleDashed, word: (words) => words.statusPending },
  completed: { tone: 'success', icon: CircleCheck, word: (words) => words.statusCompleted },
  failed: { tone: 'danger', icon: CircleX, word: (words) => words.statusFailed },
  info: { tone: 'info', icon: Info, word: (words) => words.statusInfo },
  warning: { tone: 'warning', icon: TriangleAlert, word: (words) => words.statusWarning },
  error: { tone: 'danger', icon: CircleX, word: (words) => words.statusError },
  unknown: { tone: 'neutral', icon: CircleQuestionMark, word: (words) => words.statusUnknown },
};

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The state; each has a tone, an icon and a label. */
  status: ProcessStatus;
  /** Replaces the default label, for example with a container's 'Up 3 hours'. */
  label?: string | undefined;
}

/** The state of a process, a container or a log entry. */
export function StatusBadge({ status, label, ...rest }: StatusBadgeProps) {
  const words = useWords();
  const { tone, icon, word } = statusStyles[status];
  return (
    <Badge {...rest} tone={tone} icon={icon} data-status={status}>
      {label ?? word(words)}
    </Badge>
  );
}
