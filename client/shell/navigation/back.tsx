import { Link } from '@admin/navigation';
import { ROOT_CATEGORY, type RootBack } from '@admin/store-navigation';
import { recordEvent } from '@admin/tracks';
import { Icon } from '@admin/ui';

/** Links out of the store's pages, if the host or an extension defines such a link. */
export function RootBackLink({ rootBack }: { rootBack: RootBack | undefined }) {
  if (!rootBack) return null;
  const record = () => recordEvent('navigation_back_click', { category: ROOT_CATEGORY.id });
  return (
    <Link className="sa-navigation__back" href={rootBack.url} onClick={record}>
      <Icon name="chevron-start" size={20} />
      {rootBack.label}
    </Link>
  );
}

interface BackButtonProps {
  label: string;
  onClick: () => void;
}

/** Goes from a category back to its parent category. */
export function BackButton({ label, onClick }: BackButtonProps) {
  return (
    <button type="button" className="sa-navigation__back" onClick={onClick}>
      <Icon name="chevron-start" size={20} />
      {label}
    </button>
  );
}
