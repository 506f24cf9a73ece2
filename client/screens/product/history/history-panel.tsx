import { __, sprintf } from '@wordpress/i18n';
import { useSelect } from '@admin/data';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { productStore, type FormKey } from '@admin/store-product';
import { Button, EmptyState, Modal } from '@admin/ui';
import { useUndoRedo } from './use-undo-redo';
import './history-panel.css';

interface HistoryPanelProps {
  formKey: FormKey;
  onClose: () => void;
}

/** Changes to this product since the page was opened, newest first; the user can return to any of them. */
export function HistoryPanel({ formKey, onClose }: HistoryPanelProps) {
  const { steps, position } = useSelect((select) => select(productStore).getHistory(formKey), [formKey]);
  const { goTo } = useUndoRedo(formKey);
  return (
    <Modal
      title={__('Changes in this session', 'store-admin')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{__('Done', 'store-admin')}</Button>}
    >
      {steps.length === 0 ? (
        <EmptyState icon="clock" title={__('No changes yet', 'store-admin')} />
      ) : (
        <ol className="sa-product-history" reversed>
          {steps
            .map((step, index) => ({ step, count: index + 1 }))
            .toReversed()
            .map(({ step, count }) => (
              <Moment
                key={step.id}
                label={step.label}
                at={step.at}
                isCurrent={count === position}
                isTakenBack={count > position}
                onChoose={() => goTo(count)}
              />
            ))}
          <Moment
            label={__('Product opened', 'store-admin')}
            isCurrent={position === 0}
            isTakenBack={false}
            onChoose={() => goTo(0)}
          />
        </ol>
      )}
    </Modal>
  );
}

/** @param at milliseconds since 1970 */
function formatTime(at: number): string {
  const { timeFormat, settings } = getHost();
  const { timeZone, locale } = settings;
  return formatDate(new Date(at), timeFormat, { timeZone, locale: locale.userLocale });
}

interface MomentProps {
  label: string;
  at?: number;
  isCurrent: boolean;
  isTakenBack: boolean;
  onChoose: () => void;
}

function Moment({ label, at, isCurrent, isTakenBack, onChoose }: MomentProps) {
  const text = isTakenBack
    ? /* translators: %s: what was done, such as the name of a field */
      sprintf(__('%s (undone)', 'store-admin'), label)
    : label;
  return (
    <li>
      <Button variant="tertiary" aria-current={isCurrent ? 'step' : undefined} onClick={onChoose}>
        {text}
      </Button>
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>}
    </li>
  );
}
