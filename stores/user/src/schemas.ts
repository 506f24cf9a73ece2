import { camelCaseObject, flag, listOrEmpty, mapOrEmpty, phpObject, text } from '@admin/schemas';
import * as v from 'valibot';
import { fromMeta } from './preference-text';

const CurrentUserSchema = camelCaseObject({
  id: v.number(),
  name: text,
  username: text,
  first_name: text,
  last_name: text,
  email: text,
  locale: text,
  roles: listOrEmpty(v.string()),
  capabilities: mapOrEmpty(flag),
  is_super_admin: flag,
});

const PreferencesSchema = v.pipe(
  phpObject({ woocommerce_meta: v.optional(v.unknown()) }),
  v.transform(({ woocommerce_meta }) => fromMeta(woocommerce_meta)),
);

export const parsePreferences = v.parser(PreferencesSchema);

/** A user record: identity and preferences. */
export const parseUserRecord = (payload: unknown) => ({
  user: v.parse(CurrentUserSchema, payload),
  preferences: parsePreferences(payload),
});
