import type { SettingGroup } from '../definition';

const color = (id: string, label: string, preset: string, description: string) =>
  ({ id, label, description, tip: description, type: 'color', default: preset }) as const;

export const email: SettingGroup = {
  id: 'email',
  label: 'Emails',
  settings: [
    {
      id: 'woocommerce_email_from_name',
      label: '"From" name',
      description: 'The sender as customers see it.',
      type: 'text',
      default: '',
    },
    {
      id: 'woocommerce_email_from_address',
      label: '"From" address',
      description: 'Where answers go.',
      type: 'email',
      default: '',
    },
    {
      id: 'woocommerce_email_header_image',
      label: 'Header image',
      description: 'Address of a picture that stands above every message.',
      type: 'text',
      default: '',
    },
    {
      id: 'woocommerce_email_footer_text',
      label: 'Footer text',
      description: 'Stands below every message. <code>{site_title}</code> is the name of the shop.',
      type: 'textarea',
      default: '{site_title}',
    },
    color('woocommerce_email_base_color', 'Base color', '#7f54b3', 'Of headings and links.'),
    color('woocommerce_email_background_color', 'Background color', '#f7f7f7', 'Around the message.'),
    color('woocommerce_email_body_background_color', 'Body background color', '#ffffff', 'Of the message.'),
    color('woocommerce_email_text_color', 'Body text color', '#3c3c3c', 'Of the words.'),
    {
      id: 'woocommerce_merchant_email_notifications',
      label: 'Store management insights',
      description: 'Get e-mails with advice about the shop',
      type: 'checkbox',
      default: 'no',
    },
  ],
};
