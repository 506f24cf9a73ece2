import { __ } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { getCountryCode } from '@admin/store-countries';
import { useOption } from '@admin/store-options';
import { getPluginName, useInitialPlugins } from '@admin/store-plugins';
import { useSettings } from '@admin/store-settings';
import { getLabelPlugins, shippingStore, useShippingPartners } from '@admin/store-shipping';
import { lazyPluginsStore } from '@admin/wizard';
import { PluginButton } from './plugin-button';
import { SuggestionRow } from './suggestion-row';
import { SuggestionsCard } from './suggestions-card';
import { useAreSuggestionsAllowed } from './use-are-suggestions-allowed';
import { useHideSuggestions } from './use-hide-suggestions';

const LABELS = [lazyPluginsStore];
const PARTNERS = [lazyPluginsStore, { store: shippingStore }];

const HIDDEN = 'woocommerce_settings_shipping_recommendations_hidden';
const MARKETPLACE =
  'https://woocommerce.com/product-category/woocommerce-extensions/shipping-delivery-and-fulfillment/';

interface Solution {
  slug: string;
  name: string;
  text: string;
}

/** Shipping partners that the server suggests for this store, with the feature `shipping-smart-defaults`. */
export function ShippingPartners() {
  const isAllowed = useIsAllowed();
  return (
    isAllowed && (
      <WithStores stores={PARTNERS}>
        <SuggestedPartners />
      </WithStores>
    )
  );
}

/** Plugins for shipping labels in this country, without that feature. */
export function ShippingLabels() {
  const isAllowed = useIsAllowed();
  return (
    isAllowed && (
      <WithStores stores={LABELS}>
        <LabelPlugin />
      </WithStores>
    )
  );
}

function useIsAllowed(): boolean {
  const isAllowed = useAreSuggestionsAllowed();
  const { value } = useOption(HIDDEN);
  return isAllowed && value !== undefined && value !== 'yes';
}

function SuggestedPartners() {
  const { partners = [] } = useShippingPartners();
  return (
    <Solutions
      solutions={partners.map(({ slug, name, description, layouts }) => ({
        slug,
        name: name || getPluginName(slug),
        text: description || (layouts.column ?? layouts.row)?.features[0]?.description || '',
      }))}
    />
  );
}

function LabelPlugin() {
  const { settings } = useSettings('general');
  const [slug] = getLabelPlugins(getCountryCode(settings?.woocommerce_default_country ?? ''));
  const text = __('Print discounted shipping labels at home.', 'store-admin');
  return <Solutions solutions={slug ? [{ slug, name: getPluginName(slug), text }] : []} />;
}

function Solutions({ solutions }: { solutions: readonly Solution[] }) {
  const { save } = useOption(HIDDEN);
  const hide = useHideSuggestions('shipping');
  const { active } = useInitialPlugins();
  const wanted = solutions.filter(({ slug }) => active && !active.includes(slug));
  if (wanted.length === 0) return null;

  return (
    <SuggestionsCard
      title={__('Recommended shipping solutions', 'store-admin')}
      lead={__('Carrier labels and rates next to your orders.', 'store-admin')}
      dismissLabel={__('Hide shipping suggestions', 'store-admin')}
      onDismiss={() => hide(save('yes'))}
      more={{ label: __('Discover other shipping extensions', 'store-admin'), href: MARKETPLACE }}
    >
      {wanted.map(({ slug, name, text }) => (
        <SuggestionRow
          key={slug}
          image=""
          icon="truck"
          title={name}
          text={text}
          action={<PluginButton slug={slug} name={name} />}
        />
      ))}
    </SuggestionsCard>
  );
}
