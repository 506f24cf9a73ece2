declare global {
  /** Named by the project of Jest to which a journey belongs, where that is not the embedded store. */
  var journeyHost: 'wordpress' | undefined;
}

/** Whether visitors go to a WordPress site rather than to the embedded store itself. */
export const isInWordPress = (): boolean => globalThis.journeyHost === 'wordpress';

/** What the platform draws around the dashboard, which is neither ours nor the store's to judge. */
export const PLATFORM_FRAME = [
  '#wpadminbar',
  '#adminmenumain',
  '#wpfooter',
  '#screen-meta',
  '#screen-meta-links',
];
