export { ContactAdministrator } from './contact-administrator';
export { ConnectStep } from './connect-step/connect-step';
export type { ConnectStepProps } from './connect-step/connect-step';
export { lazyPluginsStore } from './lazy-plugins-store';
export { PluginInstaller } from './plugin-installer/plugin-installer';
export type { PluginInstallerProps } from './plugin-installer/plugin-installer';
export { useIsShown } from './use-is-shown';
export { usePluginSetup } from './use-plugin-setup';
export type { PluginToSetUp } from './use-plugin-setup';
