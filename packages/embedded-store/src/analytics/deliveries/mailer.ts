import { createTransport } from 'nodemailer';
import type { StoreDatabase } from '../../database';
import { cleanLine } from '../../shared/clean';
import { getTextSetting, getSite } from '../../site';
import type { Message } from './message';

/** A message for one reader. */
export interface EmailMessage extends Message {
  to: string;
  from: { name: string; address: string };
  /** The address by which the reader ends it; programs of mail offer a button for that (RFC 8058). */
  unsubscribe: string;
}

/** Hands mail over; rejects with the reason when that is refused. */
export interface Mailer {
  send(letter: EmailMessage): Promise<void>;
  close(): void;
}

/** Milliseconds that a server of mail has to answer, and to go on. Together they stay well below what counts as silence. */
const GREETING_MS = 15_000;
const PAUSE_MS = 30_000;

/**
 * Sends by SMTP.
 * @param url `smtp://user:password@mail.example:587`, or `smtps://` for servers that want encryption from the start
 */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: PAUSE_MS,
    dnsTimeout: GREETING_MS,
    // Nothing in a message may make this process read its files or fetch something.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, from, subject, text, html, file, unsubscribe }) {
      await transport.sendMail({
        to: { name: '', address: to },
        from,
        subject,
        text,
        html,
        ...(file && {
          attachments: [{ filename: file.name, content: file.csv, contentType: 'text/csv; charset=utf-8' }],
        }),
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
      });
    },
    close: () => transport.close(),
  };
}

/** Who the shop says that its mails are from; the owner's address where it says nothing. */
export function getSender(db: StoreDatabase): { name: string; address: string } {
  const { title, adminEmail } = getSite(db);
  return {
    name: cleanLine(getTextSetting(db, 'email', 'woocommerce_email_from_name') || title),
    address: getTextSetting(db, 'email', 'woocommerce_email_from_address') || adminEmail,
  };
}
