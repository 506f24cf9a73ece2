import { useContext, type ComponentType, type ReactNode } from 'react';
import {
  Fill,
  PluginContext,
  Slot,
  type FillComponentProps,
  type PluginIdentity,
  type SlotProps,
} from '@admin/extensions';

/** A slot and its fills under one name, as the platform makes them. */
export const createSlotFill = (name: string) => ({
  name,
  Fill: (props: Omit<FillComponentProps, 'name'>) => <Fill name={name} {...props} />,
  Slot: (props: Omit<SlotProps, 'name'>) => <Slot name={name} {...props} />,
});

/** There is one for the whole dashboard, so that what is below another one still reaches the slots of the page. */
export const SlotFillProvider = ({ children }: { children?: ReactNode }) => <>{children}</>;

export const usePluginContext = (): PluginIdentity | undefined => useContext(PluginContext);

/** Adds what the plugin's context says to the props of a component. */
export const withPluginContext =
  <Props extends object>(toProps: (context: PluginIdentity | undefined, props: Props) => object) =>
  (Component: ComponentType<Props>) =>
    function WithPluginContext(props: Props) {
      return <Component {...props} {...toProps(usePluginContext(), props)} />;
    };
