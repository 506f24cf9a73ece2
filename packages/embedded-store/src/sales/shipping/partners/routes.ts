import { getGeneratedImageUrl } from '../../../plugin-files';
import { boolean, route } from '../../../rest';
import type { Route } from '../../../rest';
import { getBaseCountry, getOption, canManagePlugins } from '../../../site';
import { ADVANTAGES, PARTNERS } from './definitions';
import type { PartnerDefinition } from './definitions';
import { translateData } from '../../../i18n';

export const partnerRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-admin/shipping-partner-suggestions',
    args: { force_default_suggestions: boolean() },
    permission: canManagePlugins,
    handler({ context: { db, siteUrl }, args }) {
      const areOff = getOption(db, 'woocommerce_show_marketplace_suggestions') === 'no';
      if (areOff && !args.force_default_suggestions) return [];
      const country = getBaseCountry(db);
      return PARTNERS.filter(({ countries }) => countries.includes(country)).map((partner) =>
        toRecord(siteUrl, partner),
      );
    },
  }),
];

/** Formats a partner as in the contract (section 9). */
function toRecord(siteUrl: string, partner: PartnerDefinition): object {
  const { name, slug, description, link, benefits, isOwn } = partner;
  const imageUrl = (of: string) => getGeneratedImageUrl(siteUrl, of);
  const image = getGeneratedImageUrl(siteUrl, name, 'banner');
  const advantages = ADVANTAGES.map((each) => ({
    icon: imageUrl(each.image),
    title: translateData(each.title),
    description: translateData(each.description),
  }));
  const ticks = benefits?.map((benefit) => ({ icon: imageUrl('Yes'), description: translateData(benefit) }));
  return {
    ...(isOwn ? { title: name } : { name }),
    slug,
    description: translateData(description),
    layout_column: { image, features: advantages },
    ...(ticks && { layout_row: { image, features: ticks } }),
    learn_more_link: link,
    is_visible: true,
    available_layouts: ticks ? ['row', 'column'] : ['column'],
  };
}
