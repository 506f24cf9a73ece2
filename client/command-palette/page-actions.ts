import { __ } from '@wordpress/i18n';
import { safeUrl } from '@admin/navigation';
import type { Command } from './command';

/** Buttons of our screens that are listed as commands have the command's name in `data-command`. */
const OURS = 'button[data-command]:not(:disabled)';

/**
 * Elements of our screens that can't be used. Direct children of `body` don't count, because the open dialog makes all
 * of them inert.
 */
const OUT_OF_REACH = ':is([inert], [aria-hidden="true"]):not(body > *)';

/** Actions beside the title of the host's own pages: add, import, export. */
const HOSTS = '#wpbody-content a.page-title-action';

/** Lists the actions of the current page, based on its buttons. */
export function listPageActions(): Command[] {
  const ours = [...document.querySelectorAll<HTMLButtonElement>(OURS)]
    .filter((button) => !button.closest(OUT_OF_REACH))
    .map((button, index): Command => {
      const name = button.dataset['command'] ?? '';
      return {
        id: `page ${name} ${index}`,
        group: 'actions',
        title: button.getAttribute('aria-label') ?? button.textContent,
        trail: __('On this page', 'store-admin'),
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
      trail: __('On this page', 'store-admin'),
      icon: 'plus',
      href,
    }));
  return [...ours, ...hosts];
}

function wordsFor(name: string): string[] {
  return name === 'export'
    ? [__('export', 'store-admin'), __('file, CSV', 'store-admin')]
    : [__('read again, reload', 'store-admin')];
}
