import { type FieldSource, startupField } from '@aval/contract';
import type { Explanation } from '@aval/metrics';
import { SourceMark, TextLink } from '@aval/ui';
import { Plural, useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { AgeBadge } from './AgeBadge.tsx';
import { explainedValue } from './explainedText.ts';
import { FieldEditLink } from './FieldEditLink.tsx';
import { FactHistoryButton } from './history/FactHistoryButton.tsx';
import * as own from './metrics.css.ts';
import { shortAddress } from './shortAddress.ts';
import { type UnderlyingFact, underlyingFacts } from './underlyingFacts.ts';
import { useSourceText } from './useSourceText.ts';

interface MetricSourcesProps {
  explanation: Explanation;
  sources: Readonly<Record<string, FieldSource>>;
}

const maxShown = 6;

/**
 * The sources of a number: each input with the user who stated it, or the quote from the document or page it was read
 * from.
 */
export function MetricSources({ explanation, sources }: MetricSourcesProps) {
  const { t } = useLingui();
  const facts = underlyingFacts(explanation);
  if (facts.length === 0) return null;
  const quoted = facts.filter(({ id }) => Boolean(sources[id]?.quote));
  const ordered = [...quoted, ...facts.filter((fact) => !quoted.includes(fact))];
  const rest = ordered.slice(maxShown);
  return (
    <section>
      <h3 className={own.infoTitle}>{t`Source`}</h3>
      <SourceList facts={ordered.slice(0, maxShown)} sources={sources} />
      {rest.length > 0 && (
        <details className={own.moreSources}>
          <summary className={own.moreSummary}>
            <Plural value={rest.length} one="# more input" other="# more inputs" />
          </summary>
          <SourceList facts={rest} sources={sources} />
        </details>
      )}
    </section>
  );
}

interface SourceListProps {
  facts: readonly UnderlyingFact[];
  sources: MetricSourcesProps['sources'];
}

function SourceList({ facts, sources }: SourceListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const sourceText = useSourceText();
  return (
    <ul className={own.sources}>
      {facts.map(({ id, of }) => {
        const value = explainedValue(of, locale);
        const source = sources[id];
        const isKnown = of.status !== 'unknown' || source?.kind === 'defaulted';
        return (
          <li key={id} className={own.source}>
            <p className={own.sourceHead}>
              <span className={own.sourceName}>{startupField(id).label[locale]}</span>
              {value !== null && <span className={own.sourceValue}>{value}</span>}
              <span className={own.sourceOrigin}>
                <SourceMark {...(isKnown ? sourceText(source) : { kind: 'default', text: t`Not stated` })} />
                {isKnown && <AgeBadge source={source} />}
                {isKnown && <FactHistoryButton field={id} />}
                {of.status !== 'stated' && <FieldEditLink field={id} />}
              </span>
            </p>
            {source?.quote && <blockquote className={own.quote}>«{source.quote}»</blockquote>}
            {source?.url && /^https?:/i.test(source.url) && (
              <TextLink href={source.url} isExternal>
                {shortAddress(source.url)}
              </TextLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
