import { getGeneratedImageUrl } from '../../plugin-files';
import { boolean, route } from '../../rest';
import type { Route } from '../../rest';
import { canManagePlugins } from '../../site';
import { areSuggestionsOn, dismissSuggestions, getSuggestions } from './queries';
import type { Suggestion } from './queries';
import { translateData } from '../../i18n';

const SUGGESTIONS = '/wc-admin/payment-gateway-suggestions';

export const suggestionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: SUGGESTIONS,
    args: { force_default_suggestions: boolean() },
    permission: canManagePlugins,
    handler({ context: { db, siteUrl }, args }) {
      if (!args.force_default_suggestions && !areSuggestionsOn(db)) return [];
      return getSuggestions(db).map((suggestion) => toRecord(siteUrl, suggestion));
    },
  }),
  route({
    method: 'POST',
    path: `${SUGGESTIONS}/dismiss`,
    permission: canManagePlugins,
    handler({ context }) {
      dismissSuggestions(context.db);
      return true;
    },
  }),
];

/** Formats a suggestion as in the contract (section 8); omits empty members. */
function toRecord(siteUrl: string, suggestion: Suggestion): object {
  const { id, title, content, plugins, description, externalLink, processors, first, besides } = suggestion;
  const image = getGeneratedImageUrl(siteUrl, title);
  return {
    id,
    title: translateData(title),
    content: translateData(content),
    image,
    image_72x72: image,
    ...(plugins && { plugins }),
    ...(description && { description: translateData(description) }),
    ...(externalLink && { external_link: externalLink }),
    is_visible: true,
    ...(suggestion.isOffline && { is_offline: true }),
    ...(suggestion.isLocalPartner && { is_local_partner: true }),
    ...(processors && { transaction_processors: toImageUrls(siteUrl, processors) }),
    ...(first && { category_other: first }),
    ...(besides && { category_additional: besides }),
    recommendation_priority: suggestion.priority,
  };
}

const toImageUrls = (siteUrl: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, getGeneratedImageUrl(siteUrl, name)]));
