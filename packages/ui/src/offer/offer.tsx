import type { ReactNode } from 'react';
import { Html } from '../content/html';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/shapes';
import './offer.css';

export interface OfferPictureProps {
  /** An http(s) address; empty where there is none. */
  image: string;
  /** Stands in for a picture. */
  icon: IconName;
}

export interface OfferProps extends OfferPictureProps {
  title: string;
  /** Beside the title. */
  marks?: ReactNode;
  /** HTML, which is sanitized. */
  description: string;
  /** Below the words. */
  children?: ReactNode;
  action: ReactNode;
}

/** Things to choose from, one below the other. */
export const OfferList = ({ children }: { children: ReactNode }) => <ul className="sa-offers">{children}</ul>;

/** One of them: what it looks like, what it is, and what can be done with it. */
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
