import { areas, believed, evidenceWorth, formatNumber, formatPercent, metricById } from '@aval/metrics';
import { LinkButton, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { TextPage, TextSection } from './TextPage.tsx';
import { validation } from './validation.ts';

export interface AboutScreenProps {
  /** The page that creates an account. */
  registerHref: string;
  /** The contact page. */
  contactHref: string;
  /** The page that says how good the score is. */
  validationHref: string;
}

const percent = (share: number): string => formatPercent(share * 100, 0);

const weakestShare =
  metricById('IE_investability_score').parts.find(({ source }) => source === 'weakest_area')?.weights.grown ?? 0;
/** What is left of the best score if nothing vouches for it. */
const unbelieved = believed(100, 0);

/** The about page: what the product is, how it calculates a score and what a score is not. */
export function AboutScreen({ registerHref, contactHref, validationHref }: AboutScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const weightsAt = (stage: 'early' | 'grown') =>
    areas.map(({ label, weights }) => `${label[locale]} ${percent(weights[stage])}`).join(', ');
  const early = weightsAt('early');
  const grown = weightsAt('grown');
  const mean = percent(1 - weakestShare);
  const weakest = percent(weakestShare);
  const prior = formatNumber(unbelieved);
  const documented = percent(evidenceWorth.document.reliability);
  const page = percent(evidenceWorth.page.reliability);
  const stated = percent(evidenceWorth.claim.reliability);
  const opinion = percent(evidenceWorth.opinion.reliability);
  const kind = formatPercent(validation.kind.inside.after, 0);
  const exaggerated = formatPercent(validation.otherPatterns.twoNotches, 0);
  return (
    <TextPage
      title={<Trans>A score that can be checked</Trans>}
      lead={
        <Trans>
          Aval evaluates how ready a startup is for investment. It is made for founders, investors, corporations and
          educational institutions that look at the same company and want to talk about the same facts.
        </Trans>
      }
      actions={
        <>
          <LinkButton href={registerHref} variant="primary" size="large">{t`Start`}</LinkButton>
          <LinkButton href={contactHref} variant="secondary" size="large">{t`Request demo`}</LinkButton>
        </>
      }
    >
      <TextSection
        title={<Trans>How a score is made</Trans>}
        paragraphs={[
          <Trans key="areas">
            The score goes from 0 to 100. Four areas make it, each with its weight: {early}; from the growth stage on,
            when there are figures to look at, {grown}. Their weighted mean counts {mean}, and the weakest of the four
            counts the other {weakest}, because one strength does not make up for a hole.
          </Trans>,
          <Trans key="metrics">
            Each area is built from metrics, and each metric from facts about the company. From any figure you can go
            back to the facts it rests on and see how many points each of them adds.
          </Trans>,
          <Trans key="limits">
            Some things cannot be made up for at all. A company that is running out of cash, that does not say how much
            is left, or whose equity is negative, stays below a limit, however good the rest is. The limit is shown with
            the score.
          </Trans>,
          <Trans key="lenses">
            The corporate and the educational lens ask further questions about the same startup: how well it fits a
            large company, and what it brings to teaching and research.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>What speaks for a startup needs evidence</Trans>}
        paragraphs={[
          <Trans key="believed">
            Whoever describes their own company tends to describe it kindly, but nobody invents what speaks against
            them. So bad news is believed as it is. Of what a fact brings above {prior} points, {documented} counts if a
            document says it, {page} if a web page does, {stated} of a figure that was only stated, and {opinion} of a
            rating of oneself.
          </Trans>,
          <Trans key="age">
            Facts go out of date: figures about money within two years, ratings and markets more slowly. And figures
            that cannot all be right count less until somebody explains or corrects them.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Unknowns are shown too</Trans>}
        paragraphs={[
          <Trans key="coverage">
            Beside each score stand two shares: how much of it is stated, and for how much of it somebody other than the
            company vouches, such as a document or a web page. A score that few documents support is marked as
            unverified.
          </Trans>,
          <Trans key="range">
            A range says where the score could lie if everything were known. It allows for the usual kindness, not for
            every exaggeration: on invented companies it held the true score in {kind} of the kind reports, and in{' '}
            {exaggerated} of those that exaggerate twice as much.
          </Trans>,
          <Trans key="defaults">
            A value that was not stated is marked as a default and counts as unknown. Where a figure came from, a
            person, a document or a web page, is kept with the figure.
          </Trans>,
          <Trans key="validation">
            <TextLink variant="prose" href={validationHref}>
              How good is the score?
            </TextLink>{' '}
            tells what was measured, where the score fails and what no data supports.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Always the same arithmetic</Trans>}
        paragraphs={[
          <Trans key="model">
            The model is written down and has a version. The same facts on the same day give the same score to
            everybody; as facts go out of date, it falls. A stored evaluation is never changed: when the model changes,
            a new evaluation is made beside the old one.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>What a score is not</Trans>}
        paragraphs={[
          <Trans key="advice">
            It is neither investment advice nor a forecast of returns. It organises what is known about a company and
            shows what to ask next. The decision, and the conversation with the founders, stay with people.
          </Trans>,
          <Trans key="questions">
            Something is unclear, or you would like to see it with your own startups?{' '}
            <TextLink variant="prose" href={contactHref}>
              Write to us
            </TextLink>
            .
          </Trans>,
        ]}
      />
    </TextPage>
  );
}
