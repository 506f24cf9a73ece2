export { AskAdministrator } from './ask-administrator';
export { ConnectStep } from './connect-step/connect-step';
export type { ConnectStepProps } from './connect-step/connect-step';
export { latePlugins } from './late-plugins';
export { PluginInstaller } from './plugin-installer/plugin-installer';
export type { PluginInstallerProps } from './plugin-installer/plugin-installer';
export { useIsShown } from './use-is-shown';
export { usePluginSetUp } from './use-plugin-set-up';
export type { PluginToSetUp } from './use-plugin-set-up';
