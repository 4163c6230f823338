import { areas, formatPercent } from '@aval/metrics';
import { LinkButton, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { useLocale } from '../text/useLocale.ts';
import { TextPage, TextSection } from './TextPage.tsx';

export interface AboutScreenProps {
  /** The page that creates an account. */
  registerHref: string;
  /** The contact page. */
  contactHref: string;
}

/** The about page: what the product is, how it calculates a score and what a score is not. */
export function AboutScreen({ registerHref, contactHref }: AboutScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const weights = areas.map(({ label, weight }) => `${label[locale]} ${formatPercent(weight * 100, 0)}`).join(', ');
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
            The score goes from 0 to 100. Four areas make it, each with its weight: {weights}. Their weighted mean
            counts 80 %, and the weakest of the four counts the other 20 %, because one strength does not make up for a
            hole.
          </Trans>,
          <Trans key="metrics">
            Each area is built from metrics, and each metric from facts about the company. From any figure you can go
            back to the facts it rests on and see how many points each of them adds.
          </Trans>,
          <Trans key="lenses">
            The corporate and the educational lens ask further questions about the same startup: how well it fits a
            large company, and what it brings to teaching and research.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Unknowns are shown too</Trans>}
        paragraphs={[
          <Trans key="coverage">
            Beside each score stands how much of it is stated, for how much of that a document or a web page vouches,
            and a range in which the score would stay in nine of ten cases if the missing facts were known. Few facts
            give a wide range, never a certain score.
          </Trans>,
          <Trans key="defaults">
            A value that was not stated is marked as a default and counts as unknown. Where a figure came from, a
            person, a document or a web page, is kept with the figure.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Always the same arithmetic</Trans>}
        paragraphs={[
          <Trans key="model">
            The model is written down and has a version. The same facts give the same score, today and next year, and a
            stored evaluation is never changed: when the model changes, a new evaluation is made beside the old one.
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
