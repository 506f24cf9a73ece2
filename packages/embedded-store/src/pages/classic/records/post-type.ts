import { ADMIN_PATH } from '../../shared/addresses';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { Link } from '../lists/list';
import type { Button, RecordForm, RestRecord } from './record-form';
import { readRecord } from './record-form';
import { __ } from '../../../i18n';

/** A record type that `post.php` edits. */
export interface PostType {
  /** `shop_coupon` */
  type: string;
  texts: {
    /** `Orders` */
    list: string;
    /** `Add order` */
    add: string;
    /** `Add new order` */
    addNew: string;
    /** `Edit order` */
    edit: string;
  };
  root: string;
  /** The default values of a new record. */
  blank: RestRecord;
}

/** The URL for editing a post. */
export const postAddress = (type: string, id: number): string =>
  `${ADMIN_PATH}post.php?post=${id}&action=edit&post_type=${type}`;

/** What the forms of all post types have in common; a new post has no id. `undefined` when there is no such record. */
export function openPost(
  context: AdminPageContext,
  { type, texts, root, blank }: PostType,
  id: number | undefined,
): (Omit<RecordForm, 'boxes'> & { record: RestRecord }) | undefined {
  const isNew = id === undefined;
  const record = isNew ? blank : readRecord(context, `${root}/${id}`);
  if (!record) return undefined;
  return {
    title: isNew ? texts.addNew : texts.edit,
    screen: `post-${isNew ? 'new-' : ''}php post-type-${type}`,
    breadcrumbs: [
      [`edit.php?post_type=${type}`, texts.list],
      isNew ? __('Add New', 'store-admin') : texts.edit,
    ],
    record,
    rest: { root, id },
    addressOf: (saved) => postAddress(type, saved),
    ...(!isNew && { link: { label: texts.add, href: `post-new.php?post_type=${type}` } satisfies Link }),
  };
}

export const trashButton = ({ type, root }: PostType, id: number): Button => ({
  name: 'trash',
  label: __('Move to Trash', 'store-admin'),
  isDestructive: true,
  call: { method: 'DELETE', path: `${root}/${id}` },
  goTo: `edit.php?post_type=${type}`,
  message: 'trash',
});
