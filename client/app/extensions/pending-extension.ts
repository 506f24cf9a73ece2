/** An extension that its script registers on the page, before or after the dashboard starts. */
export interface PendingExtension {
  /** Used in error messages. */
  id: string;
  /** Names of the packages that it imports. */
  needs: readonly string[];
  /** Called with the loaded packages by name. */
  run: (packages: Readonly<Record<string, unknown>>) => void;
}

declare global {
  interface Window {
    storeAdminExtensions?: PendingExtension[];
  }
}
