/** What the script of an extension leaves on the page, before the dashboard starts or any time after. */
export interface WaitingExtension {
  /** Named when it fails. */
  id: string;
  /** Packages that it uses, by name. */
  needs: readonly string[];
  /** Called once they are there, with each under its name. */
  run: (packages: Readonly<Record<string, unknown>>) => void;
}

declare global {
  interface Window {
    storeAdminExtensions?: WaitingExtension[];
  }
}
