import { Link } from '@admin/navigation';
import { Icon, type IconName } from '@admin/ui';
import './abbreviated-card.css';

interface AbbreviatedCardProps {
  href: string;
  icon: IconName;
  title: string;
  count: number;
  text: string;
}

/** A pending item with a link to it; renders nothing if the count is zero. */
export function AbbreviatedCard({ href, icon, title, count, text }: AbbreviatedCardProps) {
  if (count === 0) return null;
  return (
    <li>
      <Link className="sa-abbreviated-card" href={href}>
        <Icon name={icon} size={24} />
        <span className="sa-abbreviated-card__content">
          <span className="sa-abbreviated-card__title">{title}</span>
          <span className="sa-abbreviated-card__text">{text}</span>
        </span>
        <Icon name="chevron-end" size={20} />
      </Link>
    </li>
  );
}
