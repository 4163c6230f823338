import { formatNumber, formatPercent } from '@aval/metrics';
import { Trans, useLingui } from '@lingui/react/macro';

import { TextSection, TextTable } from './TextPage.tsx';
import { outcomes, validation } from './validation.ts';

const { otherPatterns } = validation;

/** The cases in which the score or its range is wrong. */
export function WhereItFails() {
  const { t } = useLingui();
  const names: Record<keyof typeof otherPatterns, string> = {
    oneAndHalf: t`One and a half notches kind, the market three times as large`,
    twoNotches: t`Two notches kind, the market four times as large`,
    modest: t`Every rating one notch too modest`,
  };
  const patterns = Object.keys(names) as (keyof typeof otherPatterns)[];
  return (
    <TextSection
      title={<Trans>Where it fails</Trans>}
      paragraphs={[
        <Trans key="pattern">
          The range was built from the usual kindness, and the kind reports above repeat that same kindness. Against
          larger exaggeration it holds less often, and a founder who is too modest is scored too low until evidence
          shows it.
        </Trans>,
        <Trans key="forged">
          A forged document is believed like a true one: a person accepts its figures, and nobody outside confirms them.
          And a lie that agrees with all other figures is no contradiction.
        </Trans>,
        <Trans key="fit">
          The scales do not fit a business that needs neither growth nor money from others, or decades before its first
          sale. Two scores whose ranges overlap cannot be told apart.
        </Trans>,
      ]}
    >
      <TextTable
        label={t`Where it fails`}
        head={[t`How the report differs from the truth`, t`The range holds the truth`]}
        rows={patterns.map((id) => ({
          id,
          name: names[id],
          figures: [formatPercent(otherPatterns[id], 0)],
        }))}
      />
    </TextSection>
  );
}

/** What is convention, and the one comparison with outcomes. */
export function Unsupported() {
  const { modelVersion: earlier } = outcomes;
  const companies = formatNumber(outcomes.companies);
  const ordered = formatPercent(outcomes.rightlyOrdered * 100);
  return (
    <TextSection
      title={<Trans>What no data supports</Trans>}
      paragraphs={[
        <Trans key="judgement">
          How far each kind of evidence is believed, how fast facts go out of date, what little cash limits the score
          to, how much figures may differ before they contradict each other, the weights by stage and the gains of
          recommendations are judgement. They are set so that the usual kindness cancels out on average. No outcome of a
          startup supports them.
        </Trans>,
        <Trans key="outcomes">
          Version {earlier} was compared with what became of {companies} companies, without any figure about money. Of a
          success and a failure, it scored the success higher in {ordered} of all pairs; a coin would in half of them.
          This has not been repeated for the present version, because the data is not at hand.
        </Trans>,
        <Trans key="future">
          Nothing here says that startups with a higher score do better. That will be known when outcomes have been
          recorded for some years.
        </Trans>,
      ]}
    />
  );
}
