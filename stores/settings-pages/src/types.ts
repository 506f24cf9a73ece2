import type * as v from 'valibot';
import type {
  DescribedSettingSchema,
  SettingsBlockSchema,
  SettingsGroupSchema,
  SettingsPageSchema,
  SettingsRowSchema,
  SettingsSectionSchema,
} from './schemas';

export type DescribedSetting = v.InferOutput<typeof DescribedSettingSchema>;

export type SettingsRow = v.InferOutput<typeof SettingsRowSchema>;

export type SettingsBlock = v.InferOutput<typeof SettingsBlockSchema>;

export type SettingsSection = v.InferOutput<typeof SettingsSectionSchema>;

export type SettingsPage = v.InferOutput<typeof SettingsPageSchema>;

export type SettingsGroup = v.InferOutput<typeof SettingsGroupSchema>;
