import { __ } from '@wordpress/i18n';
import { listFailures } from '@admin/extensions';
import { Card } from '@admin/ui';

/** Errors of extensions since the page was opened, for their developers. */
export function ProblemsCard() {
  const failures = listFailures();
  if (failures.length === 0) return null;
  return (
    <Card title={__('Problems since you opened this page', 'store-admin')}>
      <ul className="sa-extensions__problems">
        {failures.map(({ source, error }) => (
          <li key={`${source}: ${String(error)}`}>
            <strong>{source}</strong>
            <br />
            {error instanceof Error ? error.message : String(error)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
