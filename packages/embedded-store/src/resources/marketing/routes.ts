import {
  BareRestError,
  integer,
  needs,
  needsOr,
  offsetOf,
  oneOf,
  pageArgs,
  paged,
  required,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { Route } from '../../rest';
import { pictureUrl } from '../../plugin-files';
import { mayManagePlugins } from '../plugins';
import { ARTICLES } from './articles';
import { findCampaigns } from './campaigns';
import { activateExtension, getChannels, getInstalledExtensions, MARKETING_EXTENSIONS } from './extensions';
import { toChannel, toInstalled, toRecommendation } from './records';

const MARKETING = '/wc-admin/marketing';

const mayView = needs('manage_woocommerce', 'view');
const mayBeAdvised = needsOr(
  'install_plugins',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot view marketing channels.',
);

export const marketingRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: `${MARKETING}/recommendations`,
    args: { category: required(oneOf(['channels', 'extensions'])) },
    permission: mayBeAdvised,
    handler({ context, args }) {
      const wantsChannels = args.category === 'channels';
      return MARKETING_EXTENSIONS.filter(({ field }) => (field === 'sales-channels') === wantsChannels).map(
        (extension) => toRecommendation(context.siteUrl, extension),
      );
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/recommended`,
    args: {
      per_page: withDefault(integer({ minimum: 1, maximum: 100 }), 10),
      category: withDefault(string(), 'marketing'),
    },
    permission: mayManagePlugins,
    handler({ context, args }) {
      if (args.category !== 'marketing') return [];
      return MARKETING_EXTENSIONS.slice(0, args.per_page).map((extension) =>
        toRecommendation(context.siteUrl, extension),
      );
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/knowledge-base`,
    args: { category: withDefault(string(), 'marketing') },
    permission: mayManagePlugins,
    handler: ({ context, args }) =>
      ARTICLES.filter(({ topic }) => topic === args.category).map(({ title, link }) => ({
        title,
        date: null,
        link,
        author_name: '',
        author_avatar: '',
        image: pictureUrl(context.siteUrl, title, 'banner'),
      })),
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/channels`,
    permission: mayView,
    handler: ({ context: { db, siteUrl } }) => getChannels(db).map((channel) => toChannel(siteUrl, channel)),
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/campaigns`,
    args: pageArgs,
    permission: mayView,
    handler(request) {
      const { args, context } = request;
      const channels = getChannels(context.db).map(({ slug }) => slug);
      const page = { offset: offsetOf(args), limit: args.per_page };
      const { campaigns, total } = findCampaigns(context.db, channels, page);
      const records = campaigns.map(({ id, channel, title, manageUrl, cost, currency }) => ({
        id,
        channel,
        title,
        manage_url: manageUrl,
        cost: { value: cost, currency },
      }));
      return paged(request, records, total);
    },
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/campaign-types`,
    args: pageArgs,
    permission: mayView,
    handler: ({ context: { db, siteUrl }, args }) =>
      getChannels(db)
        .flatMap(({ slug, name, campaignType: type }) => (type ? [{ slug, name, type }] : []))
        .slice(offsetOf(args), offsetOf(args) + args.per_page)
        .map(({ slug, name, type }) => ({
          id: type.id,
          name: type.name,
          description: type.description,
          channel: { slug, name },
          create_url: `${siteUrl}/wp-admin/${type.create}`,
          icon_url: pictureUrl(siteUrl, type.name),
        })),
  }),
  route({
    method: 'GET',
    path: `${MARKETING}/overview/installed-plugins`,
    permission: mayView,
    handler: ({ context }) =>
      getInstalledExtensions(context.db).map((extension) => toInstalled(context, extension)),
  }),
  route({
    method: UPDATE,
    path: `${MARKETING}/overview/activate-plugin`,
    args: { plugin: required(string()) },
    permission: mayManagePlugins,
    handler({ context, args }) {
      if (activateExtension(context.db, args.plugin)) return true;
      throw new BareRestError('woocommerce_rest_invalid_plugin', 'There is no such plugin here.', 404);
    },
  }),
];
