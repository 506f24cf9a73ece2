import type { ReactNode } from 'react';
import { Html, Icon, type IconName } from '@admin/ui';

interface SuggestionRowProps {
  /** URL of an image; empty if there is none. */
  image: string;
  /** Shown if there is no image. */
  icon: IconName;
  title: string;
  /** HTML from the server. */
  text: string;
  action: ReactNode;
}

export function SuggestionRow({ image, icon, title, text, action }: SuggestionRowProps) {
  return (
    <li className="sa-suggestion">
      <span className="sa-suggestion__picture">
        {image === '' ? <Icon name={icon} /> : <img src={image} alt="" width={36} height={36} />}
      </span>
      <div className="sa-suggestion__content">
        <h3>{title}</h3>
        <Html html={text} className="sa-suggestion__text" />
      </div>
      {action}
    </li>
  );
}
