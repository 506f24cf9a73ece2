import { call, getRegistry, put, request, type Saga } from '@admin/data';
import { isRecord } from '@admin/http';
import { optionsStore } from '@admin/store-options';
import * as api from './api';
import { fingerprint } from './fingerprint';
import { pictureReceived } from './slice';
import type { NewHomepage, Picture } from './types';

export function* fetchPicture(id: number): Saga {
  yield* put(pictureReceived(yield* request(api.fetchPicture, id)));
}

/**
 * Uploads a picture to the media library. Its slug is a hash of its content, so a picture from an earlier attempt that
 * got no response is found and not uploaded again.
 * @throws ApiError when the host rejects the file
 */
export function* uploadPicture(file: File): Saga<Picture> {
  const slug = `logo-${yield* call(() => fingerprint(file))}`;
  const picture = (yield* request(api.findPicture, slug)) ?? (yield* request(api.uploadPicture, file, slug));
  yield* put(pictureReceived(picture));
  const registry = yield* getRegistry();
  registry.finishResolution('appearance').getPicture(picture.id);
  return picture;
}

/** Creates a page with the store's sections and makes it the home page. Each call creates another page. */
export const createHomepage = (): Saga<NewHomepage> => request(api.createHomepage);

/**
 * Makes a picture the logo, or removes the logo. A theme's modifications are stored as one map, so the current value is
 * read first.
 * @param stylesheet the name of the theme in use
 */
export function* saveLogo(stylesheet: string, pictureId: number | undefined): Saga {
  const registry = yield* getRegistry();
  yield* call(() =>
    registry
      .dispatch(optionsStore)
      .changeOption(`theme_mods_${stylesheet}`, (mods) => withLogo(isRecord(mods) ? mods : {}, pictureId)),
  );
}

function withLogo({ custom_logo: _last, ...others }: Record<string, unknown>, pictureId: number | undefined) {
  return pictureId === undefined ? others : { ...others, custom_logo: pictureId };
}

/** Saves the store notice; it is enabled when its text is not empty. */
export function* saveNotice(text: string): Saga {
  const registry = yield* getRegistry();
  const notice = text.trim();
  yield* call(() =>
    registry.dispatch(optionsStore).updateOptions({
      woocommerce_demo_store: notice === '' ? 'no' : 'yes',
      woocommerce_demo_store_notice: notice,
    }),
  );
}
