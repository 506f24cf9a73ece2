import { memo, useEffect, type ReactNode } from 'react';
import { PluginArea } from '@admin/extensions';
import { useLocation } from '@admin/navigation';
import type { Breadcrumb } from './breadcrumbs';
import { ActivityPanel } from './activity-panel/activity-panel';
import { Footer } from './footer';
import { Header } from './header/header';
import { ClassicNotices } from './notices/classic-notices';
import { Snackbars } from './notices/snackbars';
import { ReminderBar } from './reminder-bar/reminder-bar';
import { SkipLinks } from './skip-links';
import './layout.css';
import './full-screen.css';

export interface LayoutProps {
  breadcrumbs: readonly Breadcrumb[];
  /** Parts a page may do without; both are there unless it says otherwise. */
  layout?: { readonly header?: boolean; readonly footer?: boolean } | undefined;
  /** On a classic page, whose content the host renders. */
  isEmbedded: boolean;
  /** What the header has beside what extensions put there. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** Every press on a page is another address, which must not fill the header again. */
const Activity = memo(ActivityPanel);

/** What surrounds every page: header, notices, footer, and the places where extensions mount. */
export function Layout({ breadcrumbs, layout, isEmbedded, tools, children }: LayoutProps) {
  const { header = true, footer = true } = layout ?? {};
  useHeaderlessBody(!header);
  return (
    <div className="woocommerce-layout">
      <SkipLinks />
      {header && <ReminderBar isEmbedded={isEmbedded} />}
      {header && <Header breadcrumbs={breadcrumbs} isEmbedded={isEmbedded} tools={tools} />}
      {header && <Activity isEmbedded={isEmbedded} />}
      {isEmbedded ? (
        <ClassicNotices isEmbedded />
      ) : (
        <div id="woocommerce-layout__primary" className="woocommerce-layout__primary" tabIndex={-1}>
          <ClassicNotices isEmbedded={false} />
          <div className="woocommerce-layout__main">{children}</div>
        </div>
      )}
      {footer && <Footer />}
      <Snackbars />
      <Plugins />
    </div>
  );
}

/** What plugins draw they draw again with every address, which most of them read without a hook. */
function Plugins() {
  useLocation();
  return (
    <>
      <PluginArea scope="woocommerce-admin" />
      <PluginArea scope="woocommerce-tasks" />
    </>
  );
}

/** The style sheet keeps room for the header from the first moment on; pages without one give it back. */
function useHeaderlessBody(isHeaderless: boolean): void {
  useEffect(() => {
    document.body.classList.toggle('sa-has-no-header', isHeaderless);
  }, [isHeaderless]);
}
