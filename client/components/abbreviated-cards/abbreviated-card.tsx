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

/** One thing that waits, and the way to it; nothing when there is none of it. */
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
