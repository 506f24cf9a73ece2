import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, WithStores } from '@admin/data';
import { getAdminLink } from '@admin/host';
import { stringifyQuery } from '@admin/navigation';
import { getCountryCode } from '@admin/store-countries';
import { gatewaysStore, useGatewayCards, type GatewayCard } from '@admin/store-gateways';
import { useSettings } from '@admin/store-settings';
import { queueRecordEvent } from '@admin/tracks';
import { Button } from '@admin/ui';
import { useAreSuggestionsAllowed } from './use-are-suggestions-allowed';
import { useHideSuggestions } from './use-hide-suggestions';
import { SuggestionRow } from './suggestion-row';
import { SuggestionsCard } from './suggestions-card';

const STORES = [{ store: gatewaysStore }];
const MARKETPLACE = 'https://woocommerce.com/product-category/woocommerce-extensions/payment-gateways/';
/** More suggestions would push the form too far away. */
const MAX_SUGGESTIONS = 3;

/** Payment methods that the store doesn't have yet (product specification, section 2.9). */
export function PaymentSuggestions() {
  if (!useAreSuggestionsAllowed()) return null;
  return (
    <WithStores stores={STORES}>
      <Gateways />
    </WithStores>
  );
}

function Gateways() {
  const { settings } = useSettings('general');
  const { groups } = useGatewayCards({
    country: getCountryCode(settings?.woocommerce_default_country ?? ''),
  });
  const { dismissSuggestions } = useDispatch(gatewaysStore);
  const hide = useHideSuggestions('checkout');
  const cards = groups.additional.filter(({ isInstalled }) => !isInstalled).slice(0, MAX_SUGGESTIONS);
  if (cards.length === 0) return null;

  return (
    <SuggestionsCard
      title={__('Recommended payment providers', 'store-admin')}
      lead={__(
        'Payment providers available in your country. You can remove them at any time.',
        'store-admin',
      )}
      dismissLabel={__('Hide payment suggestions', 'store-admin')}
      onDismiss={() => hide(dismissSuggestions())}
      more={{ label: __('Discover other payment providers', 'store-admin'), href: MARKETPLACE }}
    >
      {cards.map((card) => (
        <GatewayRow key={card.id} card={card} />
      ))}
    </SuggestionsCard>
  );
}

function GatewayRow({ card: { id, title, content, image } }: { card: GatewayCard }) {
  return (
    <SuggestionRow
      image={image}
      icon="card"
      title={title}
      text={content}
      action={
        <Button
          href={getAdminLink(`admin.php?${stringifyQuery({ page: 'wc-admin', task: 'payments', id })}`)}
          aria-label={sprintf(
            /* translators: %s: name of a payment provider */
            __('Get started with %s', 'store-admin'),
            title,
          )}
          onClick={() => queueRecordEvent('settings_suggestion_clicked', { tab: 'checkout', selected: id })}
        >
          {__('Get started', 'store-admin')}
        </Button>
      }
    />
  );
}
