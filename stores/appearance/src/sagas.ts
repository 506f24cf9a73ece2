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
 * Brings a picture into the media library. Its slug is made of what is in it, so one that an earlier try without an
 * answer left there is found, and never sent again.
 * @throws ApiError when the host takes no such file
 */
export function* uploadPicture(file: File): Saga<Picture> {
  const slug = `logo-${yield* call(() => fingerprint(file))}`;
  const picture = (yield* request(api.findPicture, slug)) ?? (yield* request(api.uploadPicture, file, slug));
  yield* put(pictureReceived(picture));
  const registry = yield* getRegistry();
  registry.finishResolution('appearance').getPicture(picture.id);
  return picture;
}

/** Makes a page with the shop's parts and shows it to visitors first. Each call makes another page. */
export const createHomepage = (): Saga<NewHomepage> => request(api.createHomepage);

/**
 * Makes a picture the logo, or none. The looks of a theme are stored as one map, so what it holds now is read first.
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

/** The notice at the top of the shop is on when it says something. */
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
