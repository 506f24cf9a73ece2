import { __, sprintf } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { toFormKey } from '@admin/store-product';
import { Icon, VisuallyHidden } from '@admin/ui';
import { getFormUrl } from '../urls';
import type { Neighbors } from './neighbors';

interface NeighborBarProps {
  productId: number;
  neighbors: Neighbors;
  /** Kept when navigating to another variation. */
  tab: string | undefined;
}

/** Links to the previous and next variation, and back to the product. */
export function NeighborBar({ productId, neighbors, tab }: NeighborBarProps) {
  const { previous, next, place, total } = neighbors;
  return (
    <nav className="sa-variation-bar" aria-label={__('Variations', 'store-admin')}>
      <Neighbor
        icon="chevron-start"
        label={__('Previous product variation', 'store-admin')}
        href={previous && getFormUrl(toFormKey(productId, previous), tab)}
      />
      <span className="sa-variation-bar__middle">
        <Link href={getFormUrl(toFormKey(productId), 'variations')}>
          {__('Return to main product', 'store-admin')}
        </Link>
        {place > 0 && (
          <span>
            {sprintf(
              /* translators: 1: number of a variation among all, 2: number of all */
              __('%1$d of %2$d', 'store-admin'),
              place,
              total,
            )}
          </span>
        )}
      </span>
      <Neighbor
        icon="chevron-end"
        label={__('Next product variation', 'store-admin')}
        href={next && getFormUrl(toFormKey(productId, next), tab)}
      />
    </nav>
  );
}

interface NeighborProps {
  icon: 'chevron-start' | 'chevron-end';
  label: string;
  href: string | 0 | undefined;
}

/** Reserves its space if there is none. */
function Neighbor({ icon, label, href }: NeighborProps) {
  const content = (
    <>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return href ? (
    <Link className="sa-variation-bar__step" href={href}>
      {content}
    </Link>
  ) : (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles -- without an address it would be no link, and lose its name
    <a className="sa-variation-bar__step" role="link" aria-disabled="true">
      {content}
    </a>
  );
}
