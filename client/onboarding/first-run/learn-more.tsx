import { __, sprintf } from '@wordpress/i18n';

interface LearnMoreProps {
  href: string;
  /** What there is to learn about. */
  name: string;
  onClick?: () => void;
}

/** Leads to a page about an extension, and out of the guide: therefore into a tab of its own. */
export const LearnMore = ({ href, name, onClick }: LearnMoreProps) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={sprintf(
      /* translators: %s: name of an extension */
      __('Learn more about %s (opens in a new tab)', 'woocommerce'),
      name,
    )}
    onClick={onClick}
  >
    {__('Learn more', 'woocommerce')}
  </a>
);
