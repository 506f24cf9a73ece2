import { __ } from '@wordpress/i18n';
import { safeUrl } from '@admin/navigation';
import type { Command } from './command';

/** Buttons of our screens that are worth finding have the name of what they do in `data-command`. */
const OURS = 'button[data-command]:not(:disabled)';

/** What cannot be pressed, in our screens: all that is behind this dialog is out of reach, as a whole. */
const OUT_OF_REACH = ':is([inert], [aria-hidden="true"]):not(body > *)';

/** What the host's own pages offer beside their title: adding, bringing in, exporting. */
const HOSTS = '#wpbody-content a.page-title-action';

/** What can be done on the page that is open, by its own buttons. */
export function listPageActions(): Command[] {
  const ours = [...document.querySelectorAll<HTMLButtonElement>(OURS)]
    .filter((button) => !button.closest(OUT_OF_REACH))
    .map((button, index): Command => {
      const name = button.dataset['command'] ?? '';
      return {
        id: `page ${name} ${index}`,
        group: 'actions',
        title: button.getAttribute('aria-label') ?? button.textContent,
        trail: __('On this page', 'woocommerce'),
        keywords: wordsFor(name),
        icon: name === 'export' ? 'download' : 'clock',
        run: () => button.click(),
      };
    });
  const hosts = [...document.querySelectorAll<HTMLAnchorElement>(HOSTS)]
    .filter(({ href }) => safeUrl(href) !== undefined)
    .map(({ href, textContent }): Command => ({
      id: `page ${href}`,
      group: 'actions',
      title: textContent.trim(),
      trail: __('On this page', 'woocommerce'),
      icon: 'plus',
      href,
    }));
  return [...ours, ...hosts];
}

function wordsFor(name: string): string[] {
  return name === 'export'
    ? [__('export', 'woocommerce'), __('file, CSV', 'woocommerce')]
    : [__('read again, reload', 'woocommerce')];
}
