import { __, sprintf } from '@wordpress/i18n';
import { ApiError } from '@admin/http';
import type { RejectedSetting } from './types';

/** Some settings of a batch were not saved; the others were. */
export class SettingsError extends ApiError {
  readonly rejected: readonly RejectedSetting[];

  constructor(rejected: readonly RejectedSetting[]) {
    const message = sprintf(
      /* translators: %s: the names of settings, separated by commas */
      __('These settings were not saved: %s', 'store-admin'),
      rejected.map(({ label }) => label).join(', '),
    );
    super({ kind: 'http', code: 'settings_rejected', status: 200, message });
    this.rejected = rejected;
  }
}

/** The settings that failed to save; empty if the save failed as a whole. */
export function getRejectedSettings(error: unknown): readonly RejectedSetting[] {
  if (error instanceof SettingsError) return error.rejected;
  return error instanceof Error && error.cause !== undefined ? getRejectedSettings(error.cause) : [];
}
