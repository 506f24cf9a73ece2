import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getNewPath, getPersistedQuery, Link, useFromAddress } from '@admin/navigation';
import type { Breadcrumb } from '../breadcrumbs';

/** The way to the page, left of its title. A page right below the home screen needs none. */
export function Breadcrumbs({ parents }: { parents: readonly Breadcrumb[] }) {
  if (parents.length < 2) return null;
  return (
    <nav className="sa-breadcrumbs" aria-label={__('Breadcrumbs', 'woocommerce')}>
      <ol>
        {parents.map((crumb, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat; the place in the trail tells them apart
          <li key={position}>
            <Crumb crumb={crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ crumb }: { crumb: Breadcrumb }) {
  const [path, label] = typeof crumb === 'string' ? [undefined, crumb] : crumb;
  const href = useFromAddress(() => getNewPath(getPersistedQuery(), path || '/', {}));
  const text = decodeEntities(label);
  return path === undefined ? <>{text}</> : <Link href={href}>{text}</Link>;
}
