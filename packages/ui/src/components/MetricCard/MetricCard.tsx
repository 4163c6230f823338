import { clsx } from 'clsx/lite';
import { CircleCheck, CircleDashed, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';

import { BulletBar } from '../../charts/BulletBar/BulletBar.tsx';
import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './MetricCard.css.ts';
import { type SourceKind, SourceMark } from './SourceMark.tsx';
import { verdictText } from './verdictText.ts';

export interface MetricVerdict {
  /** Whether the benchmark is met, in the metric's own direction; null for an estimate, for which it is unknown. */
  isMet: boolean | null;
  /** The benchmark as text: 'healthy from 12 months'. */
  text: string;
}

export interface MetricCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** The metric's name, as the glossary has it. */
  title: string;
  /** Level of the title in the page's outline. @default 3 */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Before the title; the same for a metric everywhere, or none. */
  icon?: LucideIcon | undefined;
  /** The figure as printed ('83,6', '20.000 €'), or null when there is none. */
  value: string | null;
  /** Small text after the figure: '/100', 'months', 'a year'. */
  unit?: string | undefined;
  /** The figure relative to its benchmark; without `maximum` the scale ends at twice the benchmark. */
  bullet?: { value: number | null; benchmark: number | null; maximum?: number | undefined } | undefined;
  /** Null without a benchmark or a value. */
  verdict?: MetricVerdict | null | undefined;
  /** Source of the figure: a mark and a short text. */
  source?: { kind: SourceKind; text: string } | undefined;
  /** Opens the explanation of the metric. */
  onInfo?: (() => void) | undefined;
  /** Highlighted, for example when its cell is active in a RiskHeatmap. @default false */
  isActive?: boolean | undefined;
  /** Called when the pointer or the focus enters the card, and when it leaves. */
  onActiveChange?: ((isActive: boolean) => void) | undefined;
}

/** One metric: its figure, the distance to its benchmark, whether it is met, and the source of the figure. */
export function MetricCard({
  title,
  titleLevel = 3,
  icon: Icon,
  value,
  unit,
  bullet,
  verdict,
  source,
  onInfo,
  isActive = false,
  onActiveChange,
  className,
  ...rest
}: MetricCardProps) {
  const texts = useTexts();
  const titleId = useId();
  const Title = `h${titleLevel}` as const;
  return (
    <article
      {...(onActiveChange && {
        onPointerEnter: () => onActiveChange(true),
        onPointerLeave: () => onActiveChange(false),
        onFocus: () => onActiveChange(true),
        onBlur: () => onActiveChange(false),
      })}
      {...rest}
      aria-labelledby={titleId}
      data-state={isActive ? 'active' : undefined}
      className={clsx(styles.card, className)}
    >
      <div className={styles.main}>
        <div className={styles.head}>
          <Title id={titleId} className={styles.title}>
            {Icon && <Icon className={styles.titleIcon} strokeWidth={1.5} aria-hidden="true" />}
            {title}
          </Title>
          <p className={styles.value}>
            {value === null ? (
              <span className={styles.missing}>{texts.notAvailable}</span>
            ) : (
              <>
                <span className={styles.figure}>{value}</span>
                {unit !== undefined && <span className={styles.unit}>{unit}</span>}
              </>
            )}
          </p>
          {onInfo && (
            <IconButton
              icon={Info}
              size="small"
              className={styles.info}
              hasTooltip={false}
              label={fillText(texts.moreInformation, { name: title })}
              onClick={onInfo}
            />
          )}
        </div>
        {bullet && <BulletBar {...bullet} />}
        {verdict && <Verdict {...verdict} />}
      </div>
      {source && (
        <div className={styles.foot}>
          <SourceMark {...source} />
        </div>
      )}
    </article>
  );
}

const verdictIcons = { met: CircleCheck, missed: TriangleAlert, open: CircleDashed } as const;

function Verdict({ isMet, text }: MetricVerdict) {
  const texts = useTexts();
  const state = isMet === null ? 'open' : isMet ? 'met' : 'missed';
  const Icon = verdictIcons[state];
  return (
    <p className={styles.verdict} data-state={state}>
      <Icon className={styles.verdictIcon[state]} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <strong className={styles.verdictText}>{verdictText(isMet, texts)}</strong> · {text}
      </span>
    </p>
  );
}
