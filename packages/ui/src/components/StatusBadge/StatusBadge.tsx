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

import { useTexts, type Texts } from '../../texts/TextsContext.ts';
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
  word: (texts: Texts) => string;
}

const statusStyles: Record<ProcessStatus, StatusStyle> = {
  running: { tone: 'success', icon: CirclePlay, word: (texts) => texts.statusRunning },
  stopped: { tone: 'neutral', icon: CircleStop, word: (texts) => texts.statusStopped },
  restarting: { tone: 'info', icon: RotateCw, word: (texts) => texts.statusRestarting },
  paused: { tone: 'neutral', icon: CirclePause, word: (texts) => texts.statusPaused },
  pending: { tone: 'neutral', icon: CircleDashed, word: (texts) => texts.statusPending },
  completed: { tone: 'success', icon: CircleCheck, word: (texts) => texts.statusCompleted },
  failed: { tone: 'danger', icon: CircleX, word: (texts) => texts.statusFailed },
  info: { tone: 'info', icon: Info, word: (texts) => texts.statusInfo },
  warning: { tone: 'warning', icon: TriangleAlert, word: (texts) => texts.statusWarning },
  error: { tone: 'danger', icon: CircleX, word: (texts) => texts.statusError },
  unknown: { tone: 'neutral', icon: CircleQuestionMark, word: (texts) => texts.statusUnknown },
};

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /** The state; each has a tone, an icon and a label. */
  status: ProcessStatus;
  /** Replaces the default label, for example with a container's 'Up 3 hours'. */
  label?: string | undefined;
}

/** The state of a process, a container or a log entry. */
export function StatusBadge({ status, label, ...rest }: StatusBadgeProps) {
  const texts = useTexts();
  const { tone, icon, word } = statusStyles[status];
  return (
    <Badge {...rest} tone={tone} icon={icon} data-status={status}>
      {label ?? word(texts)}
    </Badge>
  );
}
