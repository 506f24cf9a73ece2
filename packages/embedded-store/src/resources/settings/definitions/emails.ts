import type { SettingDefinition, SettingGroup } from '../definition';

/** A message that the shop sends by itself. */
interface Email {
  /** `new_order` */
  id: string;
  label: string;
  description: string;
  /** Customers are the recipients, unless addresses can be typed. */
  hasRecipients?: boolean;
  /** Some are only sent when somebody asks for them. */
  isAlwaysOn?: boolean;
  /** Subject and heading, for each occasion on which it is sent. */
  texts: readonly { suffix: string; occasion: string; subject: string; heading: string }[];
}

const text = (subject: string, heading: string) => [{ suffix: '', occasion: '', subject, heading }];

const EMAILS: readonly Email[] = [
  {
    id: 'new_order',
    label: 'New order',
    description: 'Sent to the shop when an order comes in.',
    hasRecipients: true,
    texts: text('[{site_title}]: New order #{order_number}', 'New order: #{order_number}'),
  },
  {
    id: 'cancelled_order',
    label: 'Cancelled order',
    description: 'Sent to the shop when an order that was on its way is cancelled.',
    hasRecipients: true,
    texts: text('[{site_title}]: Order #{order_number} was cancelled', 'Order cancelled: #{order_number}'),
  },
  {
    id: 'failed_order',
    label: 'Failed order',
    description: 'Sent to the shop when the payment of an order fails.',
    hasRecipients: true,
    texts: text('[{site_title}]: Order #{order_number} failed', 'Order failed: #{order_number}'),
  },
  {
    id: 'customer_on_hold_order',
    label: 'Order on-hold',
    description: 'Tells customers that their order waits for the payment.',
    texts: text('We have your order at {site_title}', 'Thank you for your order'),
  },
  {
    id: 'customer_processing_order',
    label: 'Processing order',
    description: 'Tells customers that their payment has arrived.',
    texts: text('We are working on your order at {site_title}', 'Thank you for your order'),
  },
  {
    id: 'customer_completed_order',
    label: 'Completed order',
    description: 'Tells customers that their order is on its way.',
    texts: text('Your order at {site_title} is complete', 'Thank you for shopping with us'),
  },
  {
    id: 'customer_refunded_order',
    label: 'Refunded order',
    description: 'Tells customers that they get money back.',
    texts: [
      {
        suffix: '_full',
        occasion: 'Full refund',
        subject: 'Order #{order_number} at {site_title} was refunded',
        heading: 'Order refunded: {order_number}',
      },
      {
        suffix: '_partial',
        occasion: 'Partial refund',
        subject: 'A part of order #{order_number} at {site_title} was refunded',
        heading: 'Partial refund: order {order_number}',
      },
    ],
  },
  {
    id: 'customer_invoice',
    label: 'Customer invoice / Order details',
    description: 'Sent by hand from an order, with a link for paying it.',
    isAlwaysOn: true,
    texts: [
      {
        suffix: '',
        occasion: 'To be paid',
        subject: 'Invoice for order #{order_number} at {site_title}',
        heading: 'Invoice for order #{order_number}',
      },
      {
        suffix: '_paid',
        occasion: 'Paid',
        subject: 'Details of order #{order_number} at {site_title}',
        heading: 'Details of order #{order_number}',
      },
    ],
  },
  {
    id: 'customer_note',
    label: 'Customer note',
    description: 'Sent when you write a note to the customer of an order.',
    texts: text('A note about your order at {site_title}', 'A note about your order'),
  },
  {
    id: 'customer_reset_password',
    label: 'Reset password',
    description: 'Sent to customers who forgot their password.',
    texts: text('Choose a new password for {site_title}', 'Choose a new password'),
  },
  {
    id: 'customer_new_account',
    label: 'New account',
    description: 'Sent to customers who made an account.',
    texts: text('Your account at {site_title}', 'Welcome to {site_title}'),
  },
];

/** A group of settings for each message; its values are one option. */
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
    description: 'Send this e-mail',
    type: 'checkbox',
    default: 'yes',
  };
  const recipient: SettingDefinition = {
    id: 'recipient',
    label: 'Recipient(s)',
    description: 'Addresses with commas between them. Without one the owner of the site gets the e-mail.',
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
      description: 'Stands at the end of the message.',
      type: 'textarea',
      default: '',
    },
    {
      id: 'email_type',
      label: 'Email type',
      description: 'In which form the message is sent.',
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
      'Can hold <code>{site_title}</code>, <code>{order_number}</code> and <code>{order_date}</code>.',
    type: 'text',
    default: preset,
  };
}
