import { formatNumber, formatPercent, formatScore } from '@aval/metrics';
import { Trans, useLingui } from '@lingui/react/macro';

import { TextSection, TextTable } from './TextPage.tsx';
import { type Compared, validation } from './validation.ts';

const { companies, kind, hidden, silence, untouched, contradictions, boasts, modelVersion, previousVersion } =
  validation;

const share = (ofHundred: number): string => formatPercent(ofHundred, 0);
const count = (number: number): string => formatNumber(number);
const compared = ({ before, after }: Compared, print: (value: number) => string): string[] => [
  print(before),
  print(after),
];

/** How reports that are kinder than the truth come out. */
export function KindReports() {
  const { t } = useLingui();
  const all = count(companies);
  return (
    <TextSection
      title={<Trans>Kind reports</Trans>}
      paragraphs={[
        <Trans key="invented">
          The model was tried on {all} invented companies, whose truth is known because it was invented with them. Each
          was reported kindly: every rating one notch better, the market twice as large, ten points more growth, and not
          one document. The table says how the score of the report stands to that of the truth.
        </Trans>,
      ]}
    >
      <TextTable
        label={t`Kind reports`}
        head={[t`Score of a kind report`, t`Model ${previousVersion}`, t`Model ${modelVersion}`]}
        rows={[
          { id: 'inside', name: t`The range holds the truth`, figures: compared(kind.inside, share) },
          { id: 'bias', name: t`Points too high on average`, figures: compared(kind.bias, formatScore) },
          { id: 'level', name: t`The level is another`, figures: compared(kind.otherLevel, share) },
        ]}
      />
    </TextSection>
  );
}

/** How the range copes with facts that are not stated. */
export function HiddenFacts() {
  const { t } = useLingui();
  return (
    <TextSection
      title={<Trans>Hidden facts</Trans>}
      paragraphs={[
        <Trans key="hidden">
          Facts were hidden at random, and the range was compared with the score that all facts give. It holds, and it
          widens: the less is known, the less the score says.
        </Trans>,
      ]}
    >
      <TextTable
        label={t`Hidden facts`}
        head={[t`Facts hidden`, t`The range holds the score`, t`Width in points`]}
        rows={hidden.map(({ inputs, inside, width }) => ({
          id: String(inputs),
          name: count(inputs),
          figures: [share(inside), count(width)],
        }))}
      />
    </TextSection>
  );
}

/** Whether it pays to leave a bad figure out. */
export function Silence() {
  const { t } = useLingui();
  const { gain, ...figures } = silence;
  const least = formatScore(gain);
  const tried = count(untouched.tried);
  const rises = count(untouched.rises);
  const most = formatScore(untouched.most);
  const names: Record<keyof typeof figures, string> = {
    growth: t`Falling revenue`,
    debt: t`Debt`,
    customers: t`Customers that cost more than they bring, from the growth stage on`,
  };
  return (
    <TextSection
      title={<Trans>Silence</Trans>}
      paragraphs={[
        <Trans key="silence">
          Leaving out a bad figure should not pay. The table gives the share of invented startups that gain more than{' '}
          {least} points by it.
        </Trans>,
        <Trans key="slider">
          It still pays a little where a required rating is not given: in {rises} of {tried} startups the low end of the
          range, by which lists are ordered, rises by up to {most} points. Before the growth stage customers that cost
          more than they bring may be left out too.
        </Trans>,
      ]}
    >
      <TextTable
        label={t`Silence`}
        head={[
          t({ message: 'Left out', context: 'by a startup' }),
          t`Model ${previousVersion}`,
          t`Model ${modelVersion}`,
        ]}
        rows={(['growth', 'debt', 'customers'] as const).map((id) => ({
          id,
          name: names[id],
          figures: compared(figures[id], share),
        }))}
      />
    </TextSection>
  );
}

/** How many contradictions are found, and how many are seen where there are none. */
export function Contradictions() {
  const tried = count(contradictions.tried);
  const found = count(contradictions.found);
  const consistent = count(contradictions.consistent);
  const falseAlarms = count(contradictions.falseAlarms);
  return (
    <TextSection
      title={<Trans>Contradictions</Trans>}
      paragraphs={[
        <Trans key="found">
          The figures of one company were changed in {tried} ways so that they cannot all be right, such as more
          founders than people, or more runway than the cash pays for. {found} were found.
        </Trans>,
        <Trans key="alarms">
          Of {consistent} companies whose figures agree with each other, a contradiction was reported in {falseAlarms}.
        </Trans>,
      ]}
    />
  );
}

/** What a company gets that claims to be the best at everything. */
export function DishonestAttempts() {
  const { t } = useLingui();
  const names: Record<keyof typeof boasts, string> = {
    restaurant: t`A restaurant`,
    student: t`A student project`,
    copy: t`A copy of what exists`,
    standstill: t`A company at a standstill`,
  };
  return (
    <TextSection
      title={<Trans>Dishonest attempts</Trans>}
      paragraphs={[
        <Trans key="boasts">
          Four weak companies gave themselves the best of every rating and the largest of markets, and told the truth
          about everything else. This is what they got.
        </Trans>,
      ]}
    >
      <TextTable
        label={t`Dishonest attempts`}
        head={[t`Company`, t`Model ${previousVersion}`, t`Model ${modelVersion}`]}
        rows={(['restaurant', 'student', 'copy', 'standstill'] as const).map((id) => ({
          id,
          name: names[id],
          figures: compared(boasts[id], count),
        }))}
      />
    </TextSection>
  );
}
