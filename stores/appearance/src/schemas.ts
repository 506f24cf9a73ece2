import { __ } from '@wordpress/i18n';
import { ApiError } from '@admin/http';
import { firstOf, optional, phpObject, text, url } from '@admin/schemas';
import * as v from 'valibot';

/** A picture of the host's media library. */
export const PictureSchema = v.pipe(
  phpObject({ id: v.number(), source_url: url }),
  v.check(({ source_url }) => source_url !== '', 'A picture has an address'),
  v.transform(({ id, source_url }) => ({ id, url: source_url })),
);

export const parsePicture = v.parser(PictureSchema);
export const parseFirstPicture = v.parser(firstOf(PictureSchema));

/** What the host says of a home page that it made. */
export const NewHomepageSchema = v.pipe(
  phpObject({ status: text, message: optional(v.string()), edit_post_link: text }),
  v.transform(({ status, message, edit_post_link }) => {
    // A good answer may say that there is no page.
    if (status === 'error') {
      throw new ApiError({
        kind: 'http',
        code: 'create_homepage',
        message: message ?? __('Homepage could not be created', 'woocommerce'),
      });
    }
    return {
      /** Plain words of the host; may be empty. */
      message: message ?? '',
      /** Where the page is edited; empty when the host does not say. */
      editUrl: edit_post_link,
    };
  }),
);

/** @throws ApiError when the host says in a good answer that there is no page */
export const parseHomepage = v.parser(NewHomepageSchema);
