import { ContactForm, type ContactValues } from '@aval/forms';
import { Card } from '@aval/ui';
import { Trans } from '@lingui/react/macro';

import { messageOf } from '../../api/ApiError.ts';
import { sendService } from '../../api/senders.ts';
import { LeaveDialog } from '../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../components/useLeaveWarning.ts';
import { TextPage } from './TextPage.tsx';

async function handleSubmit(values: ContactValues) {
  try {
    await sendService('contact', { body: values });
  } catch (error) {
    throw new Error(messageOf(error, ''), { cause: error });
  }
}

/** The contact page. */
export function Contact() {
  const { setIsDirty, blocker } = useLeaveWarning({ needsSession: false });

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
      <Card>
        <ContactForm onSubmit={handleSubmit} onDirtyChange={setIsDirty} />
      </Card>
      <LeaveDialog blocker={blocker} />
    </TextPage>
  );
}
