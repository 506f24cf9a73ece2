import { _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { toChoiceKey, type Conflict, type ConflictingVariation } from '@admin/store-product';
import { formatTime, getMemberLabel } from '../form';
import { formatVariationName } from '../sections/variations/list/format-variation';

/** Two values of a field, of the product or of one of its variations. */
export interface Version {
  /** Key of the choice. */
  key: string;
  label: string;
  mine: unknown;
  theirs: unknown;
}

/** Maximum number of fields listed individually; more can't be decided one by one. */
export const MAX_SHOWN = 50;

export const listVersions = ({ members, variations }: Conflict): Version[] => [
  ...members.map(({ member, mine, theirs }) => ({
    key: member,
    label: getMemberLabel(member),
    mine: toShown(member, mine),
    theirs: toShown(member, theirs),
  })),
  ...variations.flatMap((variation) =>
    variation.members.map(({ member, mine, theirs }) => ({
      key: toChoiceKey(variation.id, member),
      label: sprintf(
        /* translators: 1: what is edited, such as Price, 2: which variation, such as Red, Large */
        _x('%1$s of %2$s', 'field of a variation', 'store-admin'),
        getMemberLabel(member),
        nameOf(variation),
      ),
      mine: toShown(member, mine),
      theirs: toShown(member, theirs),
    })),
  ),
];

const toShown = (member: string, value: unknown): unknown =>
  member.startsWith('date_') && typeof value === 'string' ? formatTime(member, value) || value : value;

const nameOf = ({ id, attributes }: ConflictingVariation): string =>
  formatVariationName(
    {
      id,
      attributes: attributes.map((choice) => ({ ...choice, option: decodeEntities(choice.option) })),
    },
    [],
  );
