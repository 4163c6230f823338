export interface Mail {
  /** Null when no recipient is configured; the mail then stays in the outbox. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

export interface Route<Sent> {
  send(mail: Sent): Promise<void>;
  /** Takes as long as sending but sends nothing, so that the time does not reveal whether there is a recipient. */
  rehearse(mail: Sent): Promise<void>;
}

export interface Mailer extends Route<Mail> {
  /** Where mails go: to the configured mail server, or as files into the outbox folder. */
  route: 'server' | 'outbox';
  /** Deletes every mail to this address that is still in the outbox. */
  forget(address: string): Promise<void>;
}
