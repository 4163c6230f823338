import { MODEL_VERSION } from '@aval/metrics';
import { TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { TextPage, TextSection } from './TextPage.tsx';
import { Unsupported, WhereItFails } from './ValidationLimits.tsx';
import { Contradictions, DishonestAttempts, HiddenFacts, KindReports, Silence } from './ValidationResults.tsx';

export interface ValidationScreenProps {
  /** The about page, which says how a score is made. */
  aboutHref: string;
}

/** How good the score is: what was measured and how it came out, where it fails, and what no data supports. */
export function ValidationScreen({ aboutHref }: ValidationScreenProps) {
  const version = MODEL_VERSION;
  return (
    <TextPage
      title={<Trans>How good is the score?</Trans>}
      lead={
        <Trans>
          What was measured and how it came out, where the score fails, and what no data supports. For version {version}{' '}
          of the model.
        </Trans>
      }
    >
      <TextSection
        title={<Trans>What the score is</Trans>}
        paragraphs={[
          <Trans key="order">
            It orders startups by how ready they look for investment. What speaks for a startup needs evidence, what
            speaks against it is believed. It is no price, no forecast and no advice.
          </Trans>,
          <Trans key="checks">
            The checks on this page say whether the model does what it is meant to do. They were made with invented
            companies, not with the fate of real ones.{' '}
            <TextLink variant="prose" href={aboutHref}>
              How a score is made
            </TextLink>
          </Trans>,
        ]}
      />
      <KindReports />
      <HiddenFacts />
      <Silence />
      <Contradictions />
      <DishonestAttempts />
      <WhereItFails />
      <Unsupported />
    </TextPage>
  );
}
