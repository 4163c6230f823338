import { fieldLabel } from '@aval/contract';
import { formatChange, formatNumber, formatScore, isUnverified } from '@aval/metrics';
import { Button, CopyButton, IconButton, LevelBadge, Select, useTexts } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Info, RotateCcw, X } from 'lucide-react';

import { whatIfFields, writeChange } from '../../selectors/changeText.ts';
import { statedValue } from '../../selectors/scenario.ts';
import { useLocale } from '../../text/useLocale.ts';
import * as styles from '../detail.css.ts';
import type { WhatIf } from './useWhatIf.ts';
import * as own from './whatIf.css.ts';
import { WhatIfField } from './WhatIfField.tsx';

interface WhatIfPanelProps {
  whatIf: WhatIf;
  /** The link that opens the page with a change, as encoded in its address. */
  linkOf: (change: string) => string;
}

const takeFocus = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

/** What-if inputs next to the charts that they update. The page stays usable, and nothing is stored. */
export function WhatIfPanel({ whatIf, linkOf }: WhatIfPanelProps) {
  const { t } = useLingui();
  const texts = useTexts();
  const locale = useLocale();
  const { base, recommendations, trial, scenario, setValue, removeRule, reset, close } = whatIf;
  if (!base || !trial || !scenario) return null;
  const { change, pinned } = trial;
  const { calculation, gain } = scenario;
  const isChanged = writeChange(change) !== '';
  const others = whatIfFields.filter((field) => !pinned.includes(field));
  const nameOf = (field: string) => fieldLabel(field)[locale];
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  const listen = (panel: HTMLElement) => {
    panel.addEventListener('keydown', closeOnEscape);
    return () => panel.removeEventListener('keydown', closeOnEscape);
  };
  return (
    <aside className={own.panel} aria-labelledby="what-if-title" ref={listen}>
      <header className={own.head}>
        <h2
          key={trial.opened}
          id="what-if-title"
          ref={trial.opened > 0 ? takeFocus : undefined}
          tabIndex={-1}
          className={own.title}
        >
          <Trans>What if</Trans>
        </h2>
        <CopyButton text={() => linkOf(writeChange(change))} label={t`Copy a link to this change`} />
        <IconButton icon={X} size="small" label={texts.close} onClick={close} />
      </header>
      <div className={own.result} role="status">
        <p className={own.scores}>
          <span className={own.before}>{formatScore(base.score)}</span>
          <ArrowRight aria-hidden className={styles.factIcon} />
          <span className={own.after}>{formatScore(calculation.IE_investability_score)}</span>
          {gain !== null && (
            <span className={own.gain} data-state={gain < 0 ? 'loss' : 'gain'}>
              {formatChange(gain)}
            </span>
          )}
          <LevelBadge
            level={calculation.IE_investability_level}
            isUnverified={isUnverified(calculation.coverage, calculation.evidenced)}
          />
        </p>
        {calculation.range && (
          <p className={styles.muted}>
            <Trans>
              90 % range {formatNumber(calculation.range.low)}–{formatNumber(calculation.range.high)}
            </Trans>
          </p>
        )}
      </div>
      <p className={styles.callout}>
        <Info aria-hidden className={styles.calloutIcon} />
        <span>
          <Trans>Nothing is stored. The charts show this change until you close the panel.</Trans>
        </span>
      </p>
      {change.rules.length > 0 && (
        <ul className={own.rules}>
          {change.rules.flatMap((rule) => {
            const text = recommendations.find((each) => each.rule === rule)?.text[locale];
            return text === undefined
              ? []
              : [
                  <li key={rule} className={own.rule}>
                    <span>{text}</span>
                    <IconButton icon={X} size="small" label={t`Remove: ${text}`} onClick={() => removeRule(rule)} />
                  </li>,
                ];
          })}
        </ul>
      )}
      <div className={own.fields}>
        {pinned.map((field) => {
          const stated = statedValue(base, field);
          const tried = change.values[field];
          return (
            <WhatIfField
              key={field}
              field={field}
              value={tried === undefined ? stated : tried}
              stated={stated}
              onValueChange={(value) => setValue(field, value)}
            />
          );
        })}
      </div>
      <footer className={own.foot}>
        <Select
          className={own.more}
          aria-label={t`Change another input`}
          placeholder={t`Change another input`}
          options={others.map((field) => ({ value: field, label: nameOf(field) }))}
          value=""
          onValueChange={(chosen) => {
            const field = others.find((each) => each === chosen);
            if (field) setValue(field, statedValue(base, field));
          }}
        />
        <Button size="small" icon={RotateCcw} onClick={reset} disabled={!isChanged}>
          <Trans>Reset</Trans>
        </Button>
      </footer>
    </aside>
  );
}
