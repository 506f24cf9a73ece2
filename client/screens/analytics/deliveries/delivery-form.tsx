import { __, sprintf } from '@wordpress/i18n';
import { useForm } from 'react-final-form';
import { useDispatch } from '@admin/data';
import { FORM_ERROR, SaveForm, useFormField } from '@admin/forms';
import {
  deliveriesStore,
  getRefusals,
  parseEmailAddresses,
  type Delivery,
  type DeliveryContent,
  type DeliveryOptions,
} from '@admin/store-deliveries';
import {
  Button,
  Checkbox,
  InlineNotice,
  Menu,
  Select,
  TextArea,
  TextField,
  useAutofocusHeading,
} from '@admin/ui';
import { MailPreview } from './mail-preview';
import { validateDelivery, type DeliveryValues } from './validate-delivery';
import { listFrequencies, getWeekdayName } from './messages';

interface DeliveryFormProps {
  /** The delivery to edit; `undefined` for a new one. */
  delivery: Delivery | undefined;
  options: DeliveryOptions;
  /** The report's path. */
  path: string;
  /** Initial name of a new delivery. */
  name: string;
  getContent: () => DeliveryContent;
  /** @param said the message to show; none if nothing changed */
  onDone: (said?: string) => void;
}

/** Creates or edits a delivery. */
export function DeliveryForm({ delivery, options, path, name, getContent, onDone }: DeliveryFormProps) {
  const { createDelivery, changeDelivery } = useDispatch(deliveriesStore);
  const heading = useAutofocusHeading();
  const title = delivery
    ? __('Edit scheduled report', 'store-admin')
    : __('Schedule this report', 'store-admin');

  async function save({ weekday, monthDay, recipients, takesOver, ...values }: DeliveryValues) {
    const choices = {
      ...values,
      name: values.name.trim(),
      weekday: Number(weekday),
      monthDay: Number(monthDay),
      recipients: parseEmailAddresses(recipients),
    };
    if (!delivery) await createDelivery({ ...choices, content: getContent() });
    else await changeDelivery(delivery.id, takesOver ? { ...choices, content: getContent() } : choices);
  }

  return (
    <>
      <h3 ref={heading} className="sa-deliveries__heading">
        {title}
      </h3>
      <SaveForm<DeliveryValues>
        draft={`deliveries/${delivery?.id ?? path}`}
        initialValues={toValues(delivery, name, options)}
        validate={(values) => validateDelivery(values, options)}
        save={save}
        explain={explain}
        onSaved={() =>
          onDone(
            delivery
              ? __('Your changes have been saved.', 'store-admin')
              : __('Report scheduled', 'store-admin'),
          )
        }
        submitLabel={__('Save', 'store-admin')}
        actions={<Button onClick={() => onDone()}>{__('Back', 'store-admin')}</Button>}
        // The draft is kept, and is there when the dialog is opened again.
        mayLeave={() => true}
      >
        <Fields {...{ delivery, options, getContent }} />
      </SaveForm>
    </>
  );
}

function Fields({
  delivery,
  options,
  getContent,
}: Pick<DeliveryFormProps, 'delivery' | 'options' | 'getContent'>) {
  const frequency = useFormField('frequency');
  const { value: takesOver, ...takeOver } = useFormField<boolean>('takesOver');
  const name = useFormField('name');
  const content = delivery && !takesOver ? undefined : getContent();
  const hasFixedDates = content ? content.period?.name === 'custom' : delivery?.hasFixedDates;
  return (
    <>
      <TextField
        label={__('Name', 'store-admin')}
        help={__('The email subject starts with this name.', 'store-admin')}
        required
        {...name}
      />
      <Select label={__('Frequency', 'store-admin')} options={listFrequencies()} {...frequency} />
      <Day frequency={frequency.value} />
      <TextField
        label={__('Time', 'store-admin')}
        type="time"
        help={__('In your store’s time zone.', 'store-admin')}
        required
        {...useFormField('time')}
      />
      <Recipients options={options} />
      {delivery && (
        <Checkbox
          label={__('Use the current view of this report instead', 'store-admin')}
          {...takeOver}
          checked={takesOver}
        />
      )}
      {hasFixedDates && (
        <InlineNotice status="warning">
          {__(
            'This view has fixed dates, so every email covers the same days. To send current data, choose a date range such as “Last week” in the report.',
            'store-admin',
          )}
        </InlineNotice>
      )}
      <MailPreview id={delivery?.id} name={name.value.trim()} content={content} />
    </>
  );
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

function Day({ frequency }: { frequency: string }) {
  const weekday = useFormField('weekday');
  const monthDay = useFormField('monthDay');
  if (frequency === 'weekly') {
    return (
      <Select
        label={__('Day of the week', 'store-admin')}
        options={WEEKDAYS.map((day) => ({ value: String(day), label: getWeekdayName(day) }))}
        {...weekday}
      />
    );
  }
  if (frequency !== 'monthly') return null;
  return (
    <Select
      label={__('Day of the month', 'store-admin')}
      options={MONTH_DAYS.map((day) => ({ value: day, label: day }))}
      help={__('In shorter months, the last day is used.', 'store-admin')}
      {...monthDay}
    />
  );
}

function Recipients({ options }: { options: DeliveryOptions }) {
  const form = useForm();
  const field = useFormField('recipients');
  const { people, mayChooseAnyone, mostRecipients } = options;
  const chosen = new Set(parseEmailAddresses(field.value).map((address) => address.toLowerCase()));
  const others = people.filter(({ address }) => !chosen.has(address.toLowerCase()));
  return (
    <div className="sa-deliveries__recipients">
      <TextArea
        label={__('Recipients', 'store-admin')}
        help={
          mayChooseAnyone
            ? sprintf(
                /* translators: %d: number of addresses */
                __('Enter up to %d email addresses, one per line.', 'store-admin'),
                mostRecipients,
              )
            : __('You can send reports to your own address only.', 'store-admin')
        }
        required
        {...field}
      />
      {others.length > 0 && (
        <Menu
          label={__('Add recipient', 'store-admin')}
          icon="plus"
          showLabel
          size="small"
          align="start"
          items={others.map(({ name, address }) => ({
            label: sprintf(
              /* translators: 1: name of a person, 2: e-mail address */
              __('%1$s (%2$s)', 'store-admin'),
              name,
              address,
            ),
            onSelect: () =>
              form.change('recipients', [field.value.trim(), address].filter(Boolean).join('\n')),
          }))}
        />
      )}
    </div>
  );
}

const toValues = (
  delivery: Delivery | undefined,
  name: string,
  { ownAddress }: DeliveryOptions,
): DeliveryValues => ({
  name: delivery?.name ?? name,
  frequency: delivery?.frequency ?? 'weekly',
  weekday: String(delivery?.weekday ?? 1),
  monthDay: String(delivery?.monthDay ?? 1),
  time: delivery?.time ?? '08:00',
  recipients: delivery ? delivery.recipients.map(({ address }) => address).join('\n') : ownAddress,
  takesOver: false,
});

/** The server's errors about a choice are shown at its field. */
function explain(error: unknown) {
  const refusals = getRefusals(error);
  if (Object.keys(refusals).length > 0) return refusals;
  return { [FORM_ERROR]: error instanceof Error ? error.message : String(error) };
}
