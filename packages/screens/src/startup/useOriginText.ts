import type { FieldSource } from '@aval/contract';
import type { Explanation } from '@aval/metrics';
import type { MetricCardProps } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { explainedName } from './explainedText.ts';
import { inSentence } from './inSentence.ts';
import { metricOrigin } from './metricOrigin.ts';
import { namesThatFit } from './namesThatFit.ts';
import { useSourceText } from './useSourceText.ts';

type Source = NonNullable<MetricCardProps['source']>;

/** Maximum characters of names on one line of a card. */
const cardLength = 30;

/**
 * Describes where a metric comes from.
 *
 * @param length Maximum characters for the names of its sources; the remaining ones are counted.
 */
export function useOriginText(
  sources: Readonly<Record<string, FieldSource>>,
  length = cardLength,
): (of: Explanation) => Source {
  const { t } = useLingui();
  const locale = useLocale();
  // Cards have one short line for it.
  const sourceText = useSourceText(false);

  function namesOf(from: readonly Explanation[]): string {
    const names = from.map((each) => inSentence(explainedName(each, locale), locale));
    const { shown, left } = namesThatFit(names, length);
    return left === 0 ? shown : t`${shown} and ${left} more`;
  }

  function partsText(count: number, weakest: 'default' | 'unknown' | 'estimated' | null, weak: number): string {
    const parts = t`${plural(count, { one: '# part', other: '# parts' })}`;
    if (weakest === 'default') return t`${parts}, ${plural(weak, { one: '# default', other: '# defaults' })}`;
    if (weakest === 'unknown') return t`${parts}, ${weak} unknown`;
    if (weakest === 'estimated') return t`${parts}, ${weak} estimated`;
    return parts;
  }

  return (explanation) => {
    const origin = metricOrigin(explanation, sources);
    switch (origin.kind) {
      case 'stated':
        return { kind: 'stated', text: t`Stated` };
      case 'document':
        return sourceText(origin.source);
      case 'convention':
        return { kind: 'calculated', text: t`Set by the model` };
      case 'calculated':
        return { kind: 'calculated', text: t`From ${namesOf(origin.from)}` };
      case 'estimated':
        return {
          kind: 'estimated',
          text: origin.from.length === 0 ? t`Estimated` : t`Estimated from ${namesOf(origin.from)}`,
        };
      case 'missing':
        return { kind: 'default', text: origin.hasDefault ? t`Default, not used` : t`Not stated` };
      default:
        return {
          kind: origin.weakest === null || origin.weakest === 'estimated' ? 'calculated' : 'default',
          text: partsText(origin.count, origin.weakest, origin.weakCount),
        };
    }
  };
}
