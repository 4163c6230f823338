import { clsx } from 'clsx/lite';
import { CircleDashed, EqualApproximately, FileText, type LucideIcon, SquareFunction, UserPen } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import * as styles from './SourceMark.css.ts';

export const sourceKinds = ['stated', 'document', 'calculated', 'estimated', 'default'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export interface SourceMarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Kind of source; each kind has its own icon. */
  kind: SourceKind;
  /** Source of the value: 'pitch-deck.pdf, p. 9'. */
  text: string;
  /** Only the icon; the text stays for assistive technology. @default false */
  isIconOnly?: boolean | undefined;
}

const icons = {
  stated: UserPen,
  document: FileText,
  calculated: SquareFunction,
  estimated: EqualApproximately,
  default: CircleDashed,
} satisfies Record<SourceKind, LucideIcon>;

/** The source of a value. Only a default stands out, because the user should replace it. */
export function SourceMark({ kind, text, isIconOnly = false, className, ...rest }: SourceMarkProps) {
  const Icon = icons[kind];
  return (
    <span
      {...rest}
      className={clsx(styles.mark[kind], isIconOnly && styles.bare, className)}
      title={isIconOnly ? text : rest.title}
    >
      <Icon className={styles.icon} strokeWidth={1.5} aria-hidden="true" />
      <span className={isIconOnly ? styles.hidden : undefined}>{text}</span>
    </span>
  );
}
