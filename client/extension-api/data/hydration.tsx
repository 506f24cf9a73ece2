import { useDispatch } from '@wordpress/data';
import { useEffect, type ComponentType } from 'react';
import { STORE_NAMES } from '@admin/store-wp-data-compat';
import { useOptionsHydration } from './hooks';

type Values = Readonly<Record<string, unknown>>;

const Unchanged =
  () =>
  <Props extends object>(Component: ComponentType<Props>): ComponentType<Props> =>
    Component;

/** These are hydrated before the first render, so the wrappers do nothing. */
export const withCurrentUserHydration = (_user?: unknown) => Unchanged();
export const withNavigationHydration = (_data?: unknown) => Unchanged();
export const withOnboardingHydration = (_data?: unknown) => Unchanged();
export const withPluginsHydration = (_data?: unknown) => Unchanged();

export const withOptionsHydration =
  (values: Values) =>
  <Props extends object>(Component: ComponentType<Props>) =>
    function WithOptions(props: Props) {
      useOptionsHydration(values);
      return <Component {...props} />;
    };

/** Hydrates the settings of an extension's group without marking them as changed. */
export const withSettingsHydration =
  (group: string, settings: Values) =>
  <Props extends object>(Component: ComponentType<Props>) =>
    function WithSettings(props: Props) {
      const change = useDispatch(STORE_NAMES.SETTINGS_STORE_NAME) as Readonly<
        Record<string, (...args: unknown[]) => unknown>
      >;
      useEffect(() => {
        void change['updateSettingsForGroup']?.(group, settings);
        void change['clearIsDirty']?.(group);
        // oxlint-disable-next-line react/exhaustive-deps -- what a page brings does not change
      }, []);
      return <Component {...props} />;
    };
