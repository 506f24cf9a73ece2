import { useContext, type ComponentType, type ReactNode } from 'react';
import {
  Fill,
  PluginContext,
  Slot,
  type FillComponentProps,
  type PluginIdentity,
  type SlotProps,
} from '@admin/extensions';

/** Creates a slot and its fill with one name, like the platform's function. */
export const createSlotFill = (name: string) => ({
  name,
  Fill: (props: Omit<FillComponentProps, 'name'>) => <Fill name={name} {...props} />,
  Slot: (props: Omit<SlotProps, 'name'>) => <Slot name={name} {...props} />,
});

/**
 * Does nothing: the dashboard has a single provider, so that fills inside another one still reach the slots of the
 * page.
 */
export const SlotFillProvider = ({ children }: { children?: ReactNode }) => <>{children}</>;

export const usePluginContext = (): PluginIdentity | undefined => useContext(PluginContext);

/** Adds values of the plugin's context to the props of a component. */
export const withPluginContext =
  <Props extends object>(toProps: (context: PluginIdentity | undefined, props: Props) => object) =>
  (Component: ComponentType<Props>) =>
    function WithPluginContext(props: Props) {
      return <Component {...props} {...toProps(usePluginContext(), props)} />;
    };
