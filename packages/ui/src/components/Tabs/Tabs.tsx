import * as RadixTabs from '@radix-ui/react-tabs';
import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

import { isShown } from '../../isShown.ts';
import { scrollIntoRow } from '../../scrollIntoRow.ts';
import { useDirection } from '../../useDirection.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
  icon?: LucideIcon | undefined;
  /** A small mark before the label, such as an area's square. */
  mark?: ReactNode;
  /** A figure after the label. */
  detail?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Accessible name of the tab list. */
  label: string;
  /** The views, each with the label of its tab and its panel. */
  items: readonly TabItem[];
  /** The chosen tab; omit it for uncontrolled tabs, which start with `defaultValue` or the first tab. */
  value?: string | undefined;
  /** Initial tab of uncontrolled tabs; the first one by default. */
  defaultValue?: string | undefined;
  /** Called with the chosen tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called with the tab under the pointer or the keyboard focus, and with null when it leaves. */
  onActiveChange?: ((id: string | null) => void) | undefined;
  /** Controls for the content of the tabs, at the end of the tab list. */
  tools?: ReactNode;
}

/** Alternative views of one subject. */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.id,
  onValueChange,
  onActiveChange,
  tools,
  className,
  ref,
  ...rest
}: TabsProps) {
  const [direction, root] = useDirection(ref);
  const chosen = value === undefined ? { ...(defaultValue !== undefined && { defaultValue }) } : { value };
  const list = useRef<HTMLDivElement>(null);
  const place = items.findIndex(({ id }) => id === (value ?? defaultValue));
  useLayoutEffect(() => {
    const tab = list.current?.children[place];
    if (list.current && tab) scrollIntoRow(list.current, tab);
  }, [place]);
  const handleFocus = ({ currentTarget }: FocusEvent<HTMLElement>, id: string) => {
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // After a click the tab keeps the focus even when the pointer has moved elsewhere.
    if (currentTarget.matches(':focus-visible')) onActiveChange?.(id);
  };
  return (
    <RadixTabs.Root
      {...rest}
      {...chosen}
      ref={root}
      dir={direction}
      {...(onValueChange && { onValueChange })}
      className={clsx(styles.root, className)}
    >
      <div className={styles.bar}>
        <RadixTabs.List ref={list} aria-label={label} className={styles.list}>
          {items.map(({ id, label: name, icon: Icon, mark, detail, isDisabled = false }) => (
            <RadixTabs.Trigger
              key={id}
              value={id}
              disabled={isDisabled}
              onFocus={(event) => handleFocus(event, id)}
              {...(onActiveChange && {
                onBlur: () => onActiveChange(null),
                onPointerEnter: () => onActiveChange(id),
                onPointerLeave: () => onActiveChange(null),
              })}
              className={styles.trigger}
            >
              {Icon && <Icon aria-hidden className={styles.icon} />}
              {mark}
              {name}
              {isShown(detail) && <span className={styles.detail}>{detail}</span>}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {tools}
      </div>
      {items.map(({ id, content }) => (
        <RadixTabs.Content key={id} value={id} className={styles.panel}>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
