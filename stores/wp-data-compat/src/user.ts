import type { CurrentUser } from '@admin/store-user';
import type { Page } from './page';

/** A user in the API's format. */
export interface HostUser {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: string;
  readonly roles: readonly string[];
  readonly capabilities: Readonly<Record<string, boolean>>;
  readonly is_super_admin: boolean;
  readonly [more: string]: unknown;
}

/** The current user in the API's format, with additional members from the page; the same object for the same user. */
export function toHostUser({ settings }: Pick<Page, 'settings'>) {
  let last: { user: CurrentUser; made: HostUser } | undefined;
  return (user: CurrentUser | null): HostUser | undefined => {
    if (!user) return undefined;
    if (last?.user !== user) {
      const { firstName, lastName, isSuperAdmin, ...rest } = user;
      const made = {
        ...settings.currentUserData,
        ...rest,
        first_name: firstName,
        last_name: lastName,
        is_super_admin: isSuperAdmin,
      };
      last = { user, made };
    }
    return last.made;
  };
}
