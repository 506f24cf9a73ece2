import { __, sprintf } from '@wordpress/i18n';

interface LearnMoreProps {
  href: string;
  /** Name of the extension. */
  name: string;
  onClick?: () => void;
}

/** Links to a page about an extension, in a new tab so that the wizard stays open. */
export const LearnMore = ({ href, name, onClick }: LearnMoreProps) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={sprintf(
      /* translators: %s: name of an extension */
      __('Learn more about %s (opens in a new tab)', 'store-admin'),
      name,
    )}
    onClick={onClick}
  >
    {__('Learn more', 'store-admin')}
  </a>
);
