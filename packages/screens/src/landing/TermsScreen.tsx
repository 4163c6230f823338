import { TextLink } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { TextPage, TextSection } from './TextPage.tsx';

export interface TermsScreenProps {
  /** The contact page. */
  contactHref: string;
}

/** The terms and conditions, in plain language. */
export function TermsScreen({ contactHref }: TermsScreenProps) {
  return (
    <TextPage
      title={<Trans>Terms and conditions</Trans>}
      lead={
        <Trans>
          These terms apply between you and the organisation that runs this site. By creating an account you accept
          them.
        </Trans>
      }
    >
      <TextSection
        title={<Trans>The service</Trans>}
        paragraphs={[
          <Trans key="what">
            Aval stores what you enter about startups, evaluates it with a published model and shows scores, comparisons
            and recommendations. It is offered as it is; it may be interrupted for maintenance or repair.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Your account</Trans>}
        paragraphs={[
          <Trans key="true">
            Use your real name and an email of your own, and keep your password to yourself. You are responsible for
            what is done with your account. If you think that somebody else is using it, reset your password: every open
            session ends at once.
          </Trans>,
          <Trans key="one">An account belongs to one person and may not be shared.</Trans>,
        ]}
      />
      <TextSection
        title={<Trans>What you enter</Trans>}
        paragraphs={[
          <Trans key="yours">
            Your data stays yours. You allow us to store it, to evaluate it and to show it as you decided: a private
            startup to its owners, to whoever created it while it has no owner and never had another, and to
            administrators; a public one to every person who has an account.
          </Trans>,
          <Trans key="industry">
            Public startups also count towards the figures of their industry, which name no company. Private ones never
            do.
          </Trans>,
          <Trans key="right">
            Enter only what you may share, and only what is true as far as you know. Mark as public only what you may
            publish.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>What a score means</Trans>}
        paragraphs={[
          <Trans key="advice">
            Scores, ranges and recommendations are calculated from what was entered. They are neither investment advice
            nor an offer, and no promise about the future of a company. Check what matters to you before you decide; the
            decision and its consequences are yours.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Fair use</Trans>}
        paragraphs={[
          <Trans key="fair">
            Do not try to access data that is not meant for you, overload the service, upload harmful files or copy its
            contents in bulk. We may limit or close an account that does, and will say why.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Personal data and cookies</Trans>}
        paragraphs={[
          <Trans key="data">
            We keep your name, your email, your profile and what you do with startups and portfolios, because the
            service cannot work without them. Passwords are kept only as a hash. We neither sell your data nor show
            advertising.
          </Trans>,
          <Trans key="cookie">
            One cookie and an entry in the storage of your browser keep you signed in; another cookie keeps the language
            you chose. A third shows that you have signed in from this browser before, so that wrong passwords of others
            do not lock you out. Your theme and unfinished drafts stay in your browser. Nothing follows you to other
            sites.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Leaving</Trans>}
        paragraphs={[
          <Trans key="leave">
            You may ask for a copy of everything your account holds, and for the account to be deleted, at any time and
            without giving a reason. A deleted startup can be restored for 30 days and is then removed for good.
          </Trans>,
        ]}
      />
      <TextSection
        title={<Trans>Liability and changes</Trans>}
        paragraphs={[
          <Trans key="liability">
            We are liable for damage caused on purpose or by gross negligence, and wherever the law does not allow
            liability to be limited. For anything else, above all for decisions taken because of a score, we are not.
          </Trans>,
          <Trans key="changes">
            If these terms change in a way that matters to you, we tell you before the change takes effect, so that you
            can leave first.
          </Trans>,
          <Trans key="ask">
            Questions?{' '}
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
