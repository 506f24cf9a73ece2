import emails from './emails.data.json';
import type { SettingDefinition, SettingGroup } from '../definition';

/** An email that the store sends automatically. */
interface Email {
  /** `new_order` */
  id: string;
  label: string;
  description: string;
  /** Whether recipients can be entered; otherwise it goes to the customer. */
  hasRecipients?: boolean;
  /** Whether it has no enable setting; some are only sent on request. */
  isAlwaysOn?: boolean;
  /** Subject and heading for each occasion. */
  texts: readonly { suffix: string; occasion: string; subject: string; heading: string }[];
}

const EMAILS = emails as readonly Email[];

/** One group of settings per email, stored in one option. */
export const EMAIL_GROUPS: readonly SettingGroup[] = EMAILS.map((email) => ({
  id: `email_${email.id}`,
  label: email.label,
  description: email.description,
  parent: 'email',
  option: `woocommerce_${email.id}_settings`,
  settings: settingsOf(email),
}));

function settingsOf({ hasRecipients, isAlwaysOn, texts }: Email): SettingDefinition[] {
  const enabled: SettingDefinition = {
    id: 'enabled',
    label: 'Enable/Disable',
    description: 'Enable this email notification',
    type: 'checkbox',
    default: 'yes',
  };
  const recipient: SettingDefinition = {
    id: 'recipient',
    label: 'Recipient(s)',
    description: 'Enter recipients (comma separated) for this email. Defaults to the site owner.',
    type: 'text',
    default: '',
  };
  const words = texts.flatMap(({ suffix, occasion, subject, heading }): SettingDefinition[] => [
    line(`subject${suffix}`, 'Subject', occasion, subject),
    line(`heading${suffix}`, 'Email heading', occasion, heading),
  ]);
  return [
    ...(isAlwaysOn ? [] : [enabled]),
    ...(hasRecipients ? [recipient] : []),
    ...words,
    {
      id: 'additional_content',
      label: 'Additional content',
      description: 'Text to appear below the main email content.',
      type: 'textarea',
      default: '',
    },
    {
      id: 'email_type',
      label: 'Email type',
      description: 'Choose which format of email to send.',
      type: 'select',
      default: 'html',
      options: { plain: 'Plain text', html: 'HTML', multipart: 'Multipart' },
    },
  ];
}

function line(id: string, label: string, occasion: string, preset: string): SettingDefinition {
  return {
    id,
    label: occasion ? `${label} (${occasion.toLowerCase()})` : label,
    description:
      'Available placeholders: <code>{site_title}</code>, <code>{order_number}</code> and <code>{order_date}</code>.',
    type: 'text',
    default: preset,
  };
}
