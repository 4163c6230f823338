import { levels, type Notice } from '@aval/contract';
import {
  CalendarClock,
  CalendarX2,
  CircleArrowDown,
  CircleArrowUp,
  ClipboardCheck,
  type LucideIcon,
  TrendingDown,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';

interface NoticeMark {
  icon: LucideIcon;
  tone: 'success' | 'warning' | 'neutral';
}

const good = (icon: LucideIcon): NoticeMark => ({ icon, tone: 'success' });
const bad = (icon: LucideIcon): NoticeMark => ({ icon, tone: 'warning' });

/** The icon of a notice; the text says what it means. */
export function noticeMark({ kind, detail }: Notice): NoticeMark {
  switch (kind) {
    case 'score_moved':
      return detail.to > detail.from ? good(TrendingUp) : bad(TrendingDown);
    case 'level_changed':
      return levels.indexOf(detail.to) < levels.indexOf(detail.from) ? good(CircleArrowUp) : bad(CircleArrowDown);
    case 'contradiction_opened':
      return bad(TriangleAlert);
    case 'facts_expired':
      return bad(CalendarX2);
    case 'facts_expiring':
      return bad(CalendarClock);
    default:
      return { icon: ClipboardCheck, tone: 'neutral' };
  }
}
