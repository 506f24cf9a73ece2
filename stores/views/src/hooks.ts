import { useMemo } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { ApiError } from '@admin/http';
import { userStore, type ReportViews, type SavedView } from '@admin/store-user';
import {
  findDefault,
  listViews,
  readViews,
  toViewQuery,
  withDefault,
  withoutView,
  withView,
  type ViewContent,
} from './views';

/**
 * The saved views of a report, with functions to change them. Each resolves once the server confirmed it, and rejects
 * with an `ApiError`.
 * @param path of the report: `/analytics/orders`
 */
export function useViews(path: string) {
  const registry = useRegistry();
  const { changePreference } = useDispatch(userStore);
  const { stored, isKnown } = useSelect((select) => ({
    isKnown: select(userStore).getCurrentUser() !== null,
    stored: select(userStore).getPreference('report_views'),
  }));

  return useMemo(() => {
    /** A host silently drops unknown preferences, so the response is checked. */
    async function change(next: (now: unknown) => ReportViews, id?: string): Promise<void> {
      await changePreference('report_views', next);
      if (id === undefined) return;
      const kept = readViews(registry.select(userStore).getPreference('report_views'));
      if (!kept.views.some((view) => view.id === id)) throw createNotSavedError();
    }
    const put = async (view: SavedView): Promise<SavedView> => {
      await change((now) => withView(now, view), view.id);
      return view;
    };
    return {
      /** Whether the user's preferences are loaded. */
      isKnown,
      views: listViews(stored, path),
      defaultView: findDefault(stored, path),
      save: (name: string, content: ViewContent) => put(toView(nanoid(), path, name.trim(), content)),
      rename: (view: SavedView, name: string) => put({ ...view, name: name.trim() }),
      /** Replaces parameters and columns, and keeps the name. */
      replace: ({ id, name }: SavedView, content: ViewContent) => put(toView(id, path, name, content)),
      remove: (view: SavedView) => change((now) => withoutView(now, view.id)),
      /** Restores a removed view. */
      restore: (view: SavedView, isDefault: boolean) =>
        change((now) => {
          const views = withView(now, view);
          return isDefault ? withDefault(views, path, view.id) : views;
        }, view.id),
      /** `undefined` removes the default view. */
      setDefault: (view: SavedView | undefined) => change((now) => withDefault(now, path, view?.id)),
    };
  }, [registry, changePreference, stored, isKnown, path]);
}

const toView = (
  id: string,
  path: string,
  name: string,
  { query, hiddenColumns }: ViewContent,
): SavedView => ({
  id,
  path,
  name,
  query: toViewQuery(query),
  ...(hiddenColumns ? { hiddenColumns: [...hiddenColumns] } : {}),
});

const createNotSavedError = (): ApiError =>
  new ApiError({
    kind: 'http',
    code: 'view_not_kept',
    message: __('Your store cannot save views. This requires the Store Admin plugin.', 'store-admin'),
  });
