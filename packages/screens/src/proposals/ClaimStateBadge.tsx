import type { Claim, ClaimState } from '@aval/contract';
import { Badge, type BadgeProps } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Clock, MessageCircleQuestion, Undo2 } from 'lucide-react';

const looks: Record<ClaimState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  open: { tone: 'info', icon: Clock },
  accepted: { tone: 'success' },
  refused: { tone: 'danger' },
  asked: { tone: 'warning', icon: MessageCircleQuestion },
  withdrawn: { icon: Undo2 },
  replaced: { icon: Undo2 },
};

interface ClaimStateBadgeProps {
  claim: Pick<Claim, 'state' | 'is_automatic'>;
}

/** What became of a figure that was proposed. */
export function ClaimStateBadge({ claim: { state, is_automatic: isAutomatic } }: ClaimStateBadgeProps) {
  const { t } = useLingui();
  const names: Record<ClaimState, string> = {
    open: t`Awaiting a decision`,
    accepted: isAutomatic ? t`Accepted, not reviewed` : t`Accepted`,
    refused: t`Not accepted`,
    asked: t`Question`,
    withdrawn: t`Withdrawn`,
    replaced: t`Replaced`,
  };
  return <Badge {...looks[state]}>{names[state]}</Badge>;
}
