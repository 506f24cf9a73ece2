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
  /** Optional parts of the layout; both are shown by default. */
  layout?: { readonly header?: boolean; readonly footer?: boolean } | undefined;
  /** On a classic page, whose content the host renders. */
  isEmbedded: boolean;
  /** Header items in addition to those of extensions. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** Memoized, because clicks on a page often change the URL, which must not render the header again. */
const Activity = memo(ActivityPanel);

/** The layout around every page: header, notices, footer, and the areas for extensions. */
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

/** Plugins are rendered again with every URL change, because most of them read the URL without a hook. */
function Plugins() {
  useLocation();
  return (
    <>
      <PluginArea scope="woocommerce-admin" />
      <PluginArea scope="woocommerce-tasks" />
    </>
  );
}

/** The style sheet reserves room for the header from the start; pages without a header remove it. */
function useHeaderlessBody(isHeaderless: boolean): void {
  useEffect(() => {
    document.body.classList.toggle('sa-has-no-header', isHeaderless);
  }, [isHeaderless]);
}
