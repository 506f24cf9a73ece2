import { forwardRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@admin/format';
import { getSetting } from '@admin/host';
import { useSiteIconUrl } from '@admin/store-navigation';
import { Icon } from '@admin/ui';

interface SiteIconProps {
  isFolded: boolean;
  onPress: () => void;
}

/** Opens and closes the navigation. */
export const SiteIcon = forwardRef<HTMLButtonElement, SiteIconProps>(function SiteIcon(
  { isFolded, onPress },
  ref,
) {
  return (
    <div className="sa-navigation__site">
      <button
        ref={ref}
        type="button"
        className="sa-navigation__toggle"
        aria-label={__('Store navigation', 'store-admin')}
        aria-expanded={!isFolded}
        onClick={onPress}
      >
        <SiteImage />
      </button>
      {!isFolded && <span className="sa-navigation__title">{decodeEntities(getSetting('siteTitle'))}</span>}
    </div>
  );
});

/** The site icon once it is loaded; nothing if it can't be loaded. */
function SiteImage() {
  const url = useSiteIconUrl();
  const [broken, setBroken] = useState<string>();
  if (!url || url === broken) return <Icon name="store" />;
  return <img src={url} alt="" width={32} height={32} onError={() => setBroken(url)} />;
}
