export { ConnectStep, PluginInstaller } from '@admin/wizard';
