import { ContactForm, type ContactValues } from '@aval/forms';
import { ContactScreen } from '@aval/screens';

import { messageOf } from '../../api/ApiError.ts';
import { sendService } from '../../api/senders.ts';
import { LeaveDialog } from '../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../components/useLeaveWarning.ts';

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
    <>
      <ContactScreen>
        <ContactForm onSubmit={handleSubmit} onDirtyChange={setIsDirty} />
      </ContactScreen>
      <LeaveDialog blocker={blocker} />
    </>
  );
}
