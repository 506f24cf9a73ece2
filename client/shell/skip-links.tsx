import { useEffect, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { isFeatureEnabled } from '@admin/host';
import { useInsertedElement } from '@admin/ui';

const CONTENT = '.woocommerce-layout__primary';

const findHostLink = () => document.querySelector<HTMLAnchorElement>('a[href="#wpbody-content"]');

/**
 * Makes the host's link past its menu also skip the dashboard's header. Adds a link to the store's navigation, if there
 * is one.
 */
export function SkipLinks() {
  const element = useInsertedElement(placeBehindHostLink);
  useEffect(() => {
    const link = findHostLink();
    const skip = (event: Event) => {
      const content = document.querySelector<HTMLElement>(CONTENT);
      if (!content) return;
      event.preventDefault();
      content.focus();
    };
    link?.addEventListener('click', skip);
    return () => link?.removeEventListener('click', skip);
  }, []);

  if (!element || !isFeatureEnabled('navigation')) return null;
  const goToNavigation = (event: MouseEvent) => {
    event.preventDefault();
    document.querySelector<HTMLElement>('.sa-navigation button')?.focus();
  };
  return createPortal(
    <a href="#sa-navigation" className={findHostLink()?.className} onClick={goToNavigation}>
      {__('Skip to navigation', 'store-admin')}
    </a>,
    element,
  );
}

const placeBehindHostLink = (element: HTMLElement) => findHostLink()?.after(element);
