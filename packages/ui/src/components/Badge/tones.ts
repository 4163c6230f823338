import { CircleCheck, CircleMinus, CircleX, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';

export const tones = ['success', 'info', 'warning', 'alert', 'danger', 'neutral'] as const;
export type Tone = (typeof tones)[number];

/** Tints of neighbouring tones look alike to many eyes, so each tone has its own shape. */
export const toneIcons: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  alert: OctagonAlert,
  danger: CircleX,
  neutral: CircleMinus,
};
