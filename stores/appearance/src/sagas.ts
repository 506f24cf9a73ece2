import { call, getRegistry, put, request, type Saga } from '@admin/data';
import { isRecord } from '@admin/http';
import { optionsStore } from '@admin/store-options';
import * as api from './api';
import { fingerprint } from './fingerprint';
import { imageReceived } from './slice';
import type { NewHomepage, Image } from './types';

export function* fetchImage(id: number): Saga {
  yield* put(imageReceived(yield* request(api.fetchImage, id)));
}

/**
 * Uploads an image to the media library. Its slug is a hash of its content, so an image from an earlier attempt that
 * got no response is found and not uploaded again.
 * @throws ApiError when the host rejects the file
 */
export function* uploadImage(file: File): Saga<Image> {
  const slug = `logo-${yield* call(() => fingerprint(file))}`;
  const image = (yield* request(api.findImage, slug)) ?? (yield* request(api.uploadImage, file, slug));
  yield* put(imageReceived(image));
  const registry = yield* getRegistry();
  registry.finishResolution('appearance').getImage(image.id);
  return image;
}

/** Creates a page with the store's sections and makes it the home page. Each call creates another page. */
export const createHomepage = (): Saga<NewHomepage> => request(api.createHomepage);

/**
 * Makes an image the logo, or removes the logo. A theme's modifications are stored as one map, so the current value is
 * read first.
 * @param stylesheet the name of the theme in use
 */
export function* saveLogo(stylesheet: string, imageId: number | undefined): Saga {
  const registry = yield* getRegistry();
  yield* call(() =>
    registry
      .dispatch(optionsStore)
      .changeOption(`theme_mods_${stylesheet}`, (mods) => withLogo(isRecord(mods) ? mods : {}, imageId)),
  );
}

function withLogo({ custom_logo: _last, ...others }: Record<string, unknown>, imageId: number | undefined) {
  return imageId === undefined ? others : { ...others, custom_logo: imageId };
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
