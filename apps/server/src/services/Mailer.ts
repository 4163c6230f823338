export interface Mail {
  /** Null when nobody is configured to receive it: then it stays in the outbox. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

export interface Route<Sent> {
  send(mail: Sent): Promise<void>;
  /** Takes the server what sending takes, and sends nothing: no time tells whether there was somebody to write to. */
  rehearse(mail: Sent): Promise<void>;
}

export interface Mailer extends Route<Mail> {
  /** Where mails go: to the mail server of the configuration, or as files into the outbox folder. */
  route: 'server' | 'outbox';
}
