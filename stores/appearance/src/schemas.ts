import { __ } from '@wordpress/i18n';
import { ApiError } from '@admin/http';
import { firstOf, optional, phpObject, text, url } from '@admin/schemas';
import * as v from 'valibot';

/** An image in the host's media library. */
export const ImageSchema = v.pipe(
  phpObject({ id: v.number(), source_url: url }),
  v.check(({ source_url }) => source_url !== '', 'An image has an address'),
  v.transform(({ id, source_url }) => ({ id, url: source_url })),
);

export const parseImage = v.parser(ImageSchema);
export const parseFirstImage = v.parser(firstOf(ImageSchema));

/** The host's response to creating a home page. */
export const NewHomepageSchema = v.pipe(
  phpObject({ status: text, message: optional(v.string()), edit_post_link: text }),
  v.transform(({ status, message, edit_post_link }) => {
    // A response with a 2xx status may still report that there is no page.
    if (status === 'error') {
      throw new ApiError({
        kind: 'http',
        code: 'create_homepage',
        message: message ?? __('Homepage could not be created', 'store-admin'),
      });
    }
    return {
      /** Plain text message from the host; may be empty. */
      message: message ?? '',
      /** Where to edit the page; empty when the host does not say. */
      editUrl: edit_post_link,
    };
  }),
);

/** @throws ApiError when a response with a 2xx status reports that there is no page */
export const parseHomepage = v.parser(NewHomepageSchema);
