import { all, first, integer, run, text } from '../database';
import type { Row, StoreDatabase } from '../database';
import { hashPassword } from './passwords';
import { can, isRole, ROLES } from './roles';
import type { Role } from './roles';

export interface User {
  id: number;
  login: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  nickname: string;
  /** The name used in URLs. */
  slug: string;
  url: string;
  description: string;
  /** The user's own language in WordPress's format, `de_DE`; `''` for the site's. */
  locale: string;
  role: Role;
  /** Milliseconds since 1970. */
  registeredAt: number;
}

export interface NewUser {
  login: string;
  /** Without a password, nobody can log in to the account. */
  password: string | undefined;
  email: string;
  role: Role;
  registeredAt: Date;
  displayName?: string;
  firstName?: string;
  lastName?: string;
  /** The password is publicly known, so the store must only be reachable from this machine. */
  isDemo?: boolean;
}

/** Stored in place of a hash; no password matches it. */
const NO_PASSWORD = '';

/** Fields that users can change in their own record. */
export type UserProfile = Pick<
  User,
  'email' | 'displayName' | 'firstName' | 'lastName' | 'nickname' | 'url' | 'description' | 'locale'
>;

export function createUser(db: StoreDatabase, user: NewUser): User {
  const { id } = run(
    db,
    `INSERT INTO users (login, password_hash, email, display_name, first_name, last_name, nickname, slug, role, is_demo,
       registered_at, locale)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')`,
    user.login,
    user.password === undefined ? NO_PASSWORD : hashPassword(user.password),
    user.email,
    user.displayName ?? user.login,
    user.firstName ?? '',
    user.lastName ?? '',
    user.login,
    toFreeSlug(db, user.login),
    user.role,
    user.isDemo ? 1 : 0,
    user.registeredAt.getTime(),
  );
  const created = getUser(db, id);
  if (!created) throw new Error(`The user ${user.login} was not stored.`);
  return created;
}

/** As in WordPress, a name that another login already has in URLs gets a number. */
function toFreeSlug(db: StoreDatabase, login: string): string {
  const wanted = login.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!first(db, 'SELECT 1 FROM users WHERE slug = ?', slug)) return slug;
  }
}

export function getUser(db: StoreDatabase, id: number): User | undefined {
  const row = first(db, 'SELECT * FROM users WHERE id = ?', id);
  return row && toUser(row);
}

export interface UserQuery {
  /** Part of a name or email address; `''` matches all users. */
  search: string;
  /** Only users who have it. */
  capability?: string;
  offset: number;
  limit: number;
}

/** One page of users sorted by name, with the total count. */
export function findUsers(
  db: StoreDatabase,
  { search, capability, offset, limit }: UserQuery,
): { users: User[]; total: number } {
  const roles = ROLES.filter((role) => capability === undefined || can({ role }, capability));
  const matches = `(?1 = '' OR instr(lower(login || char(10) || email || char(10) || display_name), lower(?1)) > 0)
    AND role IN (SELECT value FROM json_each(?2))`;
  const values = [search, JSON.stringify(roles)];
  const { total } = first(db, `SELECT count(*) AS total FROM users WHERE ${matches}`, ...values) ?? {};
  const rows = all(
    db,
    `SELECT * FROM users WHERE ${matches} ORDER BY display_name COLLATE NOCASE, id LIMIT ?3 OFFSET ?4`,
    ...values,
    limit,
    offset,
  );
  return { users: rows.map(toUser), total: Number(total) };
}

/** Finds a user by login name or email address, case-insensitively, with the password hash. */
export function findCredentials(
  db: StoreDatabase,
  name: string,
): { user: User; passwordHash: string } | undefined {
  const row = first(db, 'SELECT * FROM users WHERE login = ? OR email = ?', name, name);
  return row && { user: toUser(row), passwordHash: text(row, 'password_hash') };
}

/** Updates the given fields of a record and leaves the rest. */
export function updateUser(db: StoreDatabase, user: User, change: Partial<UserProfile>): User {
  const next = { ...user, ...change };
  run(
    db,
    `UPDATE users SET email = ?, display_name = ?, first_name = ?, last_name = ?, nickname = ?, url = ?,
       description = ?, locale = ? WHERE id = ?`,
    next.email,
    next.displayName,
    next.firstName,
    next.lastName,
    next.nickname,
    next.url,
    next.description,
    next.locale,
    user.id,
  );
  return next;
}

export function deleteUser(db: StoreDatabase, id: number): void {
  run(db, 'DELETE FROM users WHERE id = ?', id);
}

/** Whether the user is the only remaining administrator. */
export function isLastAdministrator(db: StoreDatabase, user: User): boolean {
  const row = first(
    db,
    "SELECT count(*) AS total FROM users WHERE role = 'administrator' AND id <> ?",
    user.id,
  );
  return user.role === 'administrator' && integer(row, 'total') === 0;
}

/** Login names of the demo accounts, whose passwords are publicly known, in creation order. */
export function getDemoLogins(db: StoreDatabase): string[] {
  return all(db, 'SELECT login FROM users WHERE is_demo = 1 ORDER BY id').map((row) => text(row, 'login'));
}

function toUser(row: Row): User {
  const role = text(row, 'role');
  if (!isRole(role)) throw new Error(`${role} is not a role.`);
  return {
    id: integer(row, 'id'),
    login: text(row, 'login'),
    email: text(row, 'email'),
    displayName: text(row, 'display_name'),
    firstName: text(row, 'first_name'),
    lastName: text(row, 'last_name'),
    nickname: text(row, 'nickname'),
    slug: text(row, 'slug'),
    url: text(row, 'url'),
    description: text(row, 'description'),
    locale: text(row, 'locale'),
    role,
    registeredAt: integer(row, 'registered_at'),
  };
}
