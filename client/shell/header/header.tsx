import { useRef, type ReactNode } from 'react';
import { Slot, sortFillsByOrder, useFills } from '@admin/extensions';
import { decodeEntities } from '@admin/format';
import { useQuery } from '@admin/navigation';
import { LateNavigation } from '../navigation/late-navigation';
import { labelOf, type Breadcrumb } from '../breadcrumbs';
import { Breadcrumbs } from './breadcrumbs-trail';
import { useContentMargin } from './use-content-margin';
import { useIsScrolled } from './use-is-scrolled';
import './header.css';

export interface HeaderProps {
  breadcrumbs: readonly Breadcrumb[];
  /** On a classic page, where the host drew the heading before. */
  isEmbedded: boolean;
  /** Our own, before those of extensions. */
  tools?: ReactNode;
}

/** The bar above every page: where the user is, and what extensions put beside it. */
export function Header({ breadcrumbs, isEmbedded, tools }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  useContentMargin(header);
  const fillProps = { isEmbedded, query: useQuery() };

  return (
    <header ref={header} className={`woocommerce-layout__header${isScrolled ? ' is-scrolled' : ''}`}>
      <LateNavigation />
      <div className="woocommerce-layout__header-wrapper">
        <Slot name="woocommerce_header_navigation_item" fillProps={fillProps}>
          {sortFillsByOrder}
        </Slot>
        {!isEmbedded && <Breadcrumbs parents={breadcrumbs.slice(0, -1)} />}
        <h1 className="woocommerce-layout__header-heading" tabIndex={-1}>
          <PageTitle title={titleOf(breadcrumbs)} fillProps={fillProps} />
        </h1>
        <div className="sa-header__items">
          {tools}
          <Slot name="woocommerce_header_item" fillProps={fillProps}>
            {sortFillsByOrder}
          </Slot>
        </div>
      </div>
    </header>
  );
}

/** The trail's last label, or what the last extension to speak put in its place. */
function PageTitle({ title, fillProps }: { title: string; fillProps: Record<string, unknown> }) {
  const isReplaced = useFills(TITLE_SLOT).length > 0;
  if (!isReplaced) return <>{title}</>;
  return (
    <Slot name={TITLE_SLOT} fillProps={fillProps}>
      {(fills) => fills.at(-1)}
    </Slot>
  );
}

const TITLE_SLOT = 'woocommerce_header_page_title';

function titleOf(breadcrumbs: readonly Breadcrumb[]): string {
  const last = breadcrumbs.at(-1);
  return last === undefined ? '' : decodeEntities(labelOf(last));
}
