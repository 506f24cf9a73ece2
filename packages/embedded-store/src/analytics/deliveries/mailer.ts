import { createTransport } from 'nodemailer';
import type { StoreDatabase } from '../../database';
import { cleanLine } from '../../shared/clean';
import { getTextSetting, getSite } from '../../site';
import type { Message } from './message';

/** A message for one recipient. */
export interface EmailMessage extends Message {
  to: string;
  from: { name: string; address: string };
  /** The unsubscribe URL; mail clients offer a button for it (RFC 8058). */
  unsubscribe: string;
}

/** Sends mail; rejects with the reason if the server refuses it. */
export interface Mailer {
  send(letter: EmailMessage): Promise<void>;
  close(): void;
}

/** Timeouts for the SMTP server in milliseconds. Their sum must stay well below `SILENCE_MS`. */
const GREETING_MS = 15_000;
const PAUSE_MS = 30_000;

/**
 * Creates a mailer that sends by SMTP.
 * @param url `smtp://user:password@mail.example:587`, or `smtps://` for servers that want encryption from the start
 */
export function createSmtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: PAUSE_MS,
    dnsTimeout: GREETING_MS,
    // A message must never make this process read local files or fetch URLs.
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

/** The sender that the store's settings specify, or the owner's address if they don't. */
export function getSender(db: StoreDatabase): { name: string; address: string } {
  const { title, adminEmail } = getSite(db);
  return {
    name: cleanLine(getTextSetting(db, 'email', 'woocommerce_email_from_name') || title),
    address: getTextSetting(db, 'email', 'woocommerce_email_from_address') || adminEmail,
  };
}
