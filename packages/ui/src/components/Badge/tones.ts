import { CircleCheck, CircleMinus, CircleX, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';

export const tones = ['success', 'info', 'warning', 'alert', 'danger', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** Many users cannot distinguish neighbouring tints, so each tone has its own icon. */
export const toneIcons: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  alert: OctagonAlert,
  danger: CircleX,
  neutral: CircleMinus,
};
