import type { ReactNode } from 'react';
import { Html } from '../content/html';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/shapes';
import './offer.css';

export interface OfferPictureProps {
  /** An http(s) URL; empty if there is none. */
  image: string;
  /** Shown if there is no image. */
  icon: IconName;
}

export interface OfferProps extends OfferPictureProps {
  title: string;
  /** Badges beside the title. */
  marks?: ReactNode;
  /** HTML; it is sanitized. */
  description: string;
  /** Shown below the description. */
  children?: ReactNode;
  action: ReactNode;
}

/** A vertical list of offers. */
export const OfferList = ({ children }: { children: ReactNode }) => <ul className="sa-offers">{children}</ul>;

/** An offer with image, title, description and action. */
export const Offer = ({ image, icon, title, marks, description, children, action }: OfferProps) => (
  <li className="sa-offer">
    <OfferPicture image={image} icon={icon} />
    <div className="sa-offer__words">
      <strong>{title}</strong>
      {marks}
      <OfferDescription html={description} />
      {children}
    </div>
    <div className="sa-offer__action">{action}</div>
  </li>
);

export const OfferPicture = ({ image, icon }: OfferPictureProps) => (
  <div className="sa-offer__picture">
    {image === '' ? <Icon name={icon} /> : <img src={image} alt="" width={40} height={40} />}
  </div>
);

export const OfferDescription = ({ html }: { html: string }) => (
  <Html html={html} className="sa-offer__description" />
);
