import { Card } from '@aval/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { TextPage } from './TextPage.tsx';

export interface ContactScreenProps {
  /** The contact form. */
  children: ReactNode;
}

/** The page around the contact form. */
export function ContactScreen({ children }: ContactScreenProps) {
  return (
    <TextPage
      title={<Trans>Write to us</Trans>}
      lead={
        <Trans>
          A demo with your own startups, a question about a score, something that does not work: tell us, and we answer
          by email.
        </Trans>
      }
    >
      <Card>{children}</Card>
    </TextPage>
  );
}
