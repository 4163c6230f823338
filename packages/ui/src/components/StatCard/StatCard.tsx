import { RotateCw } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Loading } from '../Loading/Loading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './StatCard.css.ts';

export interface StatFigure {
  /** What is counted, in one or two words; omitted when the card's title already says it. */
  label?: string | undefined;
  /** The figure as text, already formatted. */
  value: string;
}

export interface StatCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is counted; names the region. */
  title: string;
  /** One to three figures, separated by hairlines. */
  figures?: readonly StatFigure[] | undefined;
  /** A link at the end of the title line. */
  action?: ReactNode;
  /** Shows skeletons instead of the figures. */
  isLoading?: boolean | undefined;
  /** What failed; replaces the figures. */
  error?: string | undefined;
  /** Offers Retry next to an error. */
  onRetry?: (() => void) | undefined;
}

/** A count at the top of a page, with its breakdown next to it (children). */
export function StatCard({
  title,
  figures = [],
  action,
  isLoading = false,
  error,
  onRetry,
  children,
  ...rest
}: StatCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} {...rest}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {isShown(action) && <div className={styles.action}>{action}</div>}
      </div>
      <StatContent figures={figures} isLoading={isLoading} title={title} error={error} onRetry={onRetry}>
        {children}
      </StatContent>
    </Card>
  );
}

type StatContentProps = Pick<StatCardProps, 'title' | 'figures' | 'isLoading' | 'error' | 'onRetry' | 'children'>;

function StatContent({ title, figures = [], isLoading, error, onRetry, children }: StatContentProps) {
  const texts = useTexts();
  if (error !== undefined) {
    return (
      <div role="alert" className={styles.problem}>
        {error}
        {onRetry && (
          <Button size="small" icon={RotateCw} isLoading={isLoading} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
      </div>
    );
  }
  if (isLoading) {
    return (
      <Loading label={`${texts.loading}: ${title}`} className={styles.waiting}>
        <Skeleton width="3rem" height="1.75rem" />
        <Skeleton width="40%" />
      </Loading>
    );
  }
  if (figures.length === 0 && !isShown(children)) return <p className={styles.label}>{texts.noData}</p>;
  return (
    <div className={styles.content}>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label ?? value} className={styles.figure}>
            <dt className={styles.label}>{label ?? <span className={styles.quiet}>{title}</span>}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {isShown(children) && <div className={styles.extra}>{children}</div>}
    </div>
  );
}
