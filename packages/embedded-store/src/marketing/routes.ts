import {
  RestErrorWithoutStatus,
  integer,
  requireCapability,
  requireCapabilityOr,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  required,
  route,
  string,
  UPDATE,
  withDefault,
} from '../rest';
import type { Route } from '../rest';
import type { StoreDatabase } from '../database';
import { isReachable, getInstalledPlugins, canManagePlugins } from '../site';
import { findArticles } from './articles';
import { findCampaigns } from './campaigns';
import { MARKETING_EXTENSIONS } from './catalog';
import type { MarketingExtension } from './catalog';
import { activateExtension, getChannels, getInstalledExtensions } from './extensions';
import {
  toArticleRecord,
  toCampaignRecord,
  toCampaignTypes,
  toChannel,
  toInstalled,
  toRecommendation,
} from './record';
import { __ } from '../i18n';

const MARKETING = '/wc-admin/marketing';

const canView = requireCapability('manage_woocommerce', 'view');
const canViewRecommendations = requireCapabilityOr('install_plugins', 'woocommerce_rest_cannot_view', () =>
  __('Sorry, you cannot view marketing channels.', 'store-admin'),
);

export const marketingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: `${MARKETING}/recommendations`,
    args: { category: required(oneOf(['channels', 'extensions'])) },
    permission: canViewRecommendations,
    handler({ context, args }) {
      const wantsChannels = args.category === 'channels';
      return readFeed(context.db)
        .filter(({ field }) => (field === 'sales-channels') === wantsChannels)
        .map((extension) => toRecommendation(context.siteUrl, extension));
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/recommended`,
    args: {
      per_page: withDefault(integer({ minimum: 1, maximum: 100 }), 10),
      category: withDefault(string(), 'marketing'),
    },
    permission: canManagePlugins,
    handler({ context, args }) {
      if (args.category !== 'marketing') return [];
      const installed = getInstalledPlugins(context.db);
      return readFeed(context.db)
        .filter(({ slug }) => !installed.includes(slug))
        .slice(0, args.per_page)
        .map((extension) => toRecommendation(context.siteUrl, extension));
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/knowledge-base`,
    args: { category: withDefault(string(), 'marketing') },
    permission: canView,
    handler({ context: { db, siteUrl }, args }) {
      const articles = isReachable(db, FEED) ? findArticles(args.category) : [];
      return articles.map((article) => toArticleRecord(siteUrl, article));
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/channels`,
    permission: canView,
    handler: ({ context }) => getChannels(context.db).map((channel) => toChannel(context, channel)),
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/campaigns`,
    args: pageArgs,
    permission: canView,
    handler(request) {
      const { args, context } = request;
      const channels = getChannels(context.db).map(({ slug }) => slug);
      const page = { offset: getOffset(args), limit: args.per_page };
      const { campaigns, total } = findCampaigns(context.db, channels, page);
      const records = campaigns.map((campaign) => toCampaignRecord(context.siteUrl, campaign));
      return withPaginationHeaders(request, records, total);
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/campaign-types`,
    args: pageArgs,
    permission: canView,
    handler: ({ context: { db, siteUrl }, args }) =>
      getChannels(db)
        .flatMap((channel) => toCampaignTypes(siteUrl, channel))
        .slice(getOffset(args), getOffset(args) + args.per_page),
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/overview/installed-plugins`,
    permission: canView,
    handler: ({ context }) =>
      getInstalledExtensions(context.db).map((extension) => toInstalled(context, extension)),
  }),
  route({
    method: UPDATE,
    path: `${MARKETING}/overview/activate-plugin`,
    args: { plugin: required(string()) },
    permission: canManagePlugins,
    handler({ context, args }) {
      if (activateExtension(context.db, args.plugin)) return { status: 'success' };
      throw new RestErrorWithoutStatus(
        'woocommerce_rest_invalid_plugin',
        __('Plugin not found.', 'store-admin'),
        404,
      );
    },
  }),
];

/** External, like WooCommerce's marketplace feeds: if it doesn't respond, the list is empty. */
const FEED = 'marketing-feed';

const readFeed = (db: StoreDatabase): readonly MarketingExtension[] =>
  isReachable(db, FEED) ? MARKETING_EXTENSIONS.filter(({ isSample }) => !isSample) : [];
