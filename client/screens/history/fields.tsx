import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '@admin/ui';
import type { FieldChange } from './values';

/** Number of values in a collapsed row. */
const MAX_VALUES = 3;

/** The values before and after. */
export function Fields({ fields }: { fields: readonly FieldChange[] }) {
  const more = fields.slice(MAX_VALUES);
  return (
    <>
      <List fields={fields.slice(0, MAX_VALUES)} />
      {more.length > 0 && (
        <details className="sa-history__more">
          <summary>{__('Show all', 'store-admin')}</summary>
          <List fields={more} />
        </details>
      )}
    </>
  );
}

function List({ fields }: { fields: readonly FieldChange[] }) {
  return (
    <ul className="sa-history__fields">
      {fields.map(({ name, label, before, after }) => (
        <li key={name}>
          <span className="sa-history__label">{label}</span>{' '}
          {before !== undefined && after !== undefined ? (
            <>
              <VisuallyHidden>{__('from', 'store-admin')} </VisuallyHidden>
              <del>{before}</del>{' '}
              <span className="sa-history__arrow" aria-hidden="true">
                →
              </span>
              <VisuallyHidden>{__('to', 'store-admin')} </VisuallyHidden> <ins>{after}</ins>
            </>
          ) : after === undefined ? (
            <del>{before}</del>
          ) : (
            <ins>{after}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
