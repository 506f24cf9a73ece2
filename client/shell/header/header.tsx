import { useRef, type ReactNode } from 'react';
import { Slot, sortFillsByOrder, useFills, type SlotProps } from '@admin/extensions';
import { decodeEntities } from '@admin/format';
import { useQuery } from '@admin/navigation';
import { LazyNavigation } from '../navigation/lazy-navigation';
import { getBreadcrumbLabel, type Breadcrumb } from '../breadcrumbs';
import { Breadcrumbs } from './breadcrumbs-trail';
import { useContentMargin } from './use-content-margin';
import { useIsScrolled } from './use-is-scrolled';
import './header.css';

export interface HeaderProps {
  breadcrumbs: readonly Breadcrumb[];
  /** On a classic page, where the host rendered the heading before. */
  isEmbedded: boolean;
  /** Our own items, before those of extensions. */
  tools?: ReactNode;
}

/** The bar above every page: the title, and the items of extensions. */
export function Header({ breadcrumbs, isEmbedded, tools }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  useContentMargin(header);

  return (
    <header ref={header} className={`woocommerce-layout__header${isScrolled ? ' is-scrolled' : ''}`}>
      <LazyNavigation />
      <div className="woocommerce-layout__header-wrapper">
        <HeaderSlot name="woocommerce_header_navigation_item" isEmbedded={isEmbedded} />
        {!isEmbedded && <Breadcrumbs parents={breadcrumbs.slice(0, -1)} />}
        <h1 className="woocommerce-layout__header-heading" tabIndex={-1}>
          <PageTitle title={titleOf(breadcrumbs)} isEmbedded={isEmbedded} />
        </h1>
        <div className="sa-header__items">
          {tools}
          <HeaderSlot name="woocommerce_header_item" isEmbedded={isEmbedded} />
        </div>
      </div>
    </header>
  );
}

/** The last breadcrumb, or the title that an extension rendered last. */
function PageTitle({ title, isEmbedded }: { title: string; isEmbedded: boolean }) {
  const isReplaced = useFills(TITLE_SLOT).length > 0;
  if (!isReplaced) return <span>{title}</span>;
  return (
    <HeaderSlot name={TITLE_SLOT} isEmbedded={isEmbedded}>
      {(fills) => fills.at(-1)}
    </HeaderSlot>
  );
}

const TITLE_SLOT = 'woocommerce_header_page_title';

interface HeaderSlotProps extends Pick<SlotProps, 'name' | 'children'> {
  isEmbedded: boolean;
}

/** Only this component subscribes to the URL for its fills, so that the header doesn't render with every change. */
function HeaderSlot({ name, isEmbedded, children = sortFillsByOrder }: HeaderSlotProps) {
  return (
    <Slot name={name} fillProps={{ isEmbedded, query: useQuery() }}>
      {children}
    </Slot>
  );
}

function titleOf(breadcrumbs: readonly Breadcrumb[]): string {
  const last = breadcrumbs.at(-1);
  return last === undefined ? '' : decodeEntities(getBreadcrumbLabel(last));
}
