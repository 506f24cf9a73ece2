import emails from './emails.data.json';
import type { SettingDefinition, SettingGroup } from '../definition';
import { __, sprintf, translateData } from '../../../i18n';

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
  texts: readonly EmailText[];
}

interface EmailText {
  suffix: string;
  /** In the middle of a sentence: `full refund`. */
  occasion: string;
  subject: string;
  heading: string;
}

const EMAILS = emails as readonly Email[];

function settingsOf({ hasRecipients, isAlwaysOn, texts }: Email): SettingDefinition[] {
  return [
    ...(isAlwaysOn ? [] : [enabled]),
    ...(hasRecipients ? [recipient] : []),
    ...texts.flatMap((text) => [subjectOf(text), headingOf(text)]),
    additionalContent,
    emailType,
  ];
}

const enabled: SettingDefinition = {
  id: 'enabled',
  get label() {
    return __('Enable/Disable', 'store-admin');
  },
  get description() {
    return __('Enable this email notification', 'store-admin');
  },
  type: 'checkbox',
  default: 'yes',
};

const recipient: SettingDefinition = {
  id: 'recipient',
  get label() {
    return __('Recipient(s)', 'store-admin');
  },
  get description() {
    return __(
      'Enter recipients (comma separated) for this email. Defaults to the site owner.',
      'store-admin',
    );
  },
  type: 'text',
  default: '',
};

const subjectOf = ({ suffix, occasion, subject }: EmailText): SettingDefinition => ({
  id: `subject${suffix}`,
  get label() {
    return occasion
      ? /* translators: %s: occasion of an email, such as "full refund" */
        sprintf(__('Subject (%s)', 'store-admin'), translateData(occasion))
      : __('Subject', 'store-admin');
  },
  get description() {
    return describePlaceholders();
  },
  type: 'text',
  default: subject,
});

const headingOf = ({ suffix, occasion, heading }: EmailText): SettingDefinition => ({
  id: `heading${suffix}`,
  get label() {
    return occasion
      ? /* translators: %s: occasion of an email, such as "full refund" */
        sprintf(__('Email heading (%s)', 'store-admin'), translateData(occasion))
      : __('Email heading', 'store-admin');
  },
  get description() {
    return describePlaceholders();
  },
  type: 'text',
  default: heading,
});

const describePlaceholders = () =>
  __(
    'Available placeholders: <code>{site_title}</code>, <code>{order_number}</code> and <code>{order_date}</code>.',
    'store-admin',
  );

const additionalContent: SettingDefinition = {
  id: 'additional_content',
  get label() {
    return __('Additional content', 'store-admin');
  },
  get description() {
    return __('Text to appear below the main email content.', 'store-admin');
  },
  type: 'textarea',
  default: '',
};

const emailType: SettingDefinition = {
  id: 'email_type',
  get label() {
    return __('Email type', 'store-admin');
  },
  get description() {
    return __('Choose which format of email to send.', 'store-admin');
  },
  type: 'select',
  default: 'html',
  options: () => ({
    plain: __('Plain text', 'store-admin'),
    html: 'HTML',
    multipart: __('Multipart', 'store-admin'),
  }),
};

/** One group of settings per email, stored in one option. Texts are translated when they are read. */
export const EMAIL_GROUPS: readonly SettingGroup[] = EMAILS.map((email) => ({
  id: `email_${email.id}`,
  get label() {
    return translateData(email.label);
  },
  get description() {
    return translateData(email.description);
  },
  parent: 'email',
  option: `woocommerce_${email.id}_settings`,
  settings: settingsOf(email),
}));
