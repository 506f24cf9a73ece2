import { __, _n, sprintf } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { isSameAverage } from '@admin/store-metric-verification';
import { InlineNotice, Placeholder } from '@admin/ui';
import { SectionError } from './section-error';
import type { SectionProps } from './section-props';
import { TooMany } from './too-many';
import { formatCountValue, formatMetric, formatSigned } from './format';

/** Number of decimals that hosts store for averages of counts. */
const OF_COUNTS = 4;

/** Verifies an average of rows that aren't orders. */
export function CountedAverage({
  explanation: { description, value, rows, failure, readAll },
}: Pick<SectionProps, 'explanation'>) {
  const { average, tooMany } = rows;
  if (rows.failure) {
    return (
      <SectionError
        what={__('The list could not be loaded to verify this metric.', 'store-admin')}
        failure={rows.failure}
        onRetry={rows.retry}
      />
    );
  }
  if (tooMany !== undefined) {
    return (
      <TooMany readAll={readAll}>
        {sprintf(
          /* translators: %s: number of rows */
          _n(
            'Verifying this metric requires loading %s row.',
            'Verifying this metric requires loading %s rows.',
            tooMany,
            'store-admin',
          ),
          formatCountValue(tooMany),
        )}
      </TooMany>
    );
  }
  // Without the metric there is nothing to compare the rows with.
  if (!average || value === undefined) return failure ? null : <Placeholder height={40} />;
  const unit = description?.unit ?? 'average';
  const decimals = unit === 'money' ? getHost().settings.currency.precision : OF_COUNTS;
  const counted = formatCountValue(average.count);
  return isSameAverage(average.value, value, decimals) ? (
    <InlineNotice status="success">
      {sprintf(
        /* translators: %s: number of rows */
        __('Verified: matches the list (rows: %s)', 'store-admin'),
        counted,
      )}
    </InlineNotice>
  ) : (
    <InlineNotice status="warning">
      {sprintf(
        /* translators: 1: an average, 2: number of rows, 3: difference from the metric */
        __(
          'The list (rows: %2$s) gives %1$s, a difference of %3$s. The list may have changed, or the store may show an older value.',
          'store-admin',
        ),
        formatMetric(average.value, unit),
        counted,
        formatSigned(value - average.value, unit),
      )}
    </InlineNotice>
  );
}
