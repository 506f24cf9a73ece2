import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getNewPath, getCarriedQuery, Link, useLocationValue } from '@admin/navigation';
import type { Breadcrumb } from '../breadcrumbs';

/** The parent pages, left of the title. A page directly below the home screen has none. */
export function Breadcrumbs({ parents }: { parents: readonly Breadcrumb[] }) {
  if (parents.length < 2) return null;
  return (
    <nav className="sa-breadcrumbs" aria-label={__('Breadcrumbs', 'store-admin')}>
      <ol>
        {parents.map((crumb, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat; the place in the trail tells them apart
          <li key={position}>
            {typeof crumb === 'string' ? decodeEntities(crumb) : <CrumbLink crumb={crumb} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLink({ crumb: [path, label] }: { crumb: Exclude<Breadcrumb, string> }) {
  const href = useLocationValue(() => getNewPath(getCarriedQuery(), path || '/', {}));
  return <Link href={href}>{decodeEntities(label)}</Link>;
}
