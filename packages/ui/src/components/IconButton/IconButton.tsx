import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButtonFace } from './IconButtonFace.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** One that the product uses for this one thing. */
  icon: LucideIcon;
  /** What the button does; its name, and its tooltip. */
  label: string;
  /** Weight; `ghost` in rows and bars. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** `small` in rows, `medium` beside fields. */
  size?: ButtonSize | undefined;
  /** 'danger' colours the icon of a destructive action; the red fill is for the dialog that confirms it. */
  tone?: 'normal' | 'danger' | undefined;
  /** Shows that the press is being worked on; it keeps its focus and ignores presses. */
  isLoading?: boolean | undefined;
  /** Off where the label already stands beside the button. */
  hasTooltip?: boolean | undefined;
}

/** A button known by its icon, where room or repetition forbids a word. */
export function IconButton({ hasTooltip = true, ...face }: IconButtonProps) {
  const button = <IconButtonFace {...face} />;
  return hasTooltip ? <Tooltip content={face.label}>{button}</Tooltip> : button;
}
