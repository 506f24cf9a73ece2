import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { DynamicForm, FORM_ERROR, type DynamicFormProps, type DynamicValues } from '@admin/forms';
import { gatewaysStore, getGatewayId, getRequiredSettings } from '@admin/store-gateways';
import { getProblemMessage } from '../use-complete-payments';
import { useSetUp } from './set-up';
import { SetupHelp } from './setup-help';

/** A form with the gateway's required settings. Saving it enables the gateway in the same request. */
export function SettingsForm(props: Partial<DynamicFormProps>) {
  const { card, onConfigured } = useSetUp();
  const submit = useSubmit();
  const { gateway } = card;
  if (!gateway) return null;
  return (
    <>
      <SetupHelp gateway={gateway} />
      <DynamicForm
        draft={`payments/${gateway.id}`}
        fields={getRequiredSettings(gateway)}
        save={submit}
        explain={() => ({ [FORM_ERROR]: getProblemMessage() })}
        onSaved={() => onConfigured()}
        submitLabel={__('Save and enable', 'store-admin')}
        {...props}
      />
    </>
  );
}

/** Returns a function that saves the gateway's settings and enables it; it rejects if the server did not confirm. */
export function useSubmit(): (values: DynamicValues) => Promise<void> {
  const { updateGateway } = useDispatch(gatewaysStore);
  const { card } = useSetUp();
  return async (settings) => {
    await updateGateway(getGatewayId(card.id), { enabled: true, settings });
  };
}
