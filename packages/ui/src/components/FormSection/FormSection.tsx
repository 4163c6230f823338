import { clsx } from 'clsx/lite';
import { useId, type ComponentProps, type ReactNode } from 'react';

import * as styles from './FormSection.css.ts';
import type { FormSectionLayout, FormSectionLevel } from './variants.ts';

export interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the fields have in common. */
  title: ReactNode;
  /** One or two sentences on how to answer them. */
  description?: ReactNode;
  /** `section` starts a card or a page; `group` collects related fields inside it under a smaller heading. */
  level?: FormSectionLevel | undefined;
  /** `stack` one field per line, `columns` two if they fit, `rows` with hairlines for slider rows. */
  layout?: FormSectionLayout | undefined;
}

/** Related fields under one heading. */
export function FormSection({
  title,
  description,
  level = 'section',
  layout = 'stack',
  className,
  children,
  ...rest
}: FormSectionProps) {
  const titleId = useId();
  const Heading = level === 'section' ? 'h2' : 'h3';
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.section[level], className)}>
      <div className={styles.head[level]}>
        <Heading id={titleId} className={styles.title[level]}>
          {title}
        </Heading>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.body[layout]}>{children}</div>
    </section>
  );
}
