import { forwardRef, useContext, useId, type ReactNode } from 'react';
import { classes } from '../theme/classes';
import { ChoiceErrorContext } from './choice-group';
import '../fields/checkbox.css';
import './choice.css';

export interface ChoiceProps {
  /** `radio` for a single choice. */
  type: 'radio' | 'checkbox';
  label: ReactNode;
  /** Shown below the label. May contain links. */
  description?: ReactNode;
  /** Shown at the end of the label, such as a price. */
  aside?: ReactNode;
  /** Shown before the label, or above it if `isTall`. */
  media?: ReactNode;
  isTall?: boolean | undefined;
  name?: string | undefined;
  value?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** An option of a `ChoiceGroup`. The whole card is clickable, except for links in it. */
export const Choice = forwardRef<HTMLInputElement, ChoiceProps>(function Choice(props, ref) {
  const { type, label, description, aside, media, isTall = false, checked, onChange, ...rest } = props;
  const id = useId();
  const errorId = useContext(ChoiceErrorContext);
  const described = classes(
    errorId,
    Boolean(description) && `${id}-description`,
    Boolean(aside) && `${id}-aside`,
  );
  return (
    <div
      className={classes(
        'sa-choice',
        isTall && 'is-tall',
        checked && 'is-chosen',
        rest.disabled === true && 'is-disabled',
      )}
    >
      {media && <div className="sa-choice__media">{media}</div>}
      <div className="sa-choice__line">
        <input
          {...rest}
          ref={ref}
          id={id}
          type={type}
          className={`sa-tick__control is-${type}`}
          aria-describedby={described || undefined}
          aria-invalid={type === 'checkbox' && errorId ? true : undefined}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <div className="sa-choice__words">
          <label className="sa-choice__label" htmlFor={id}>
            {label}
          </label>
          {description && (
            <div id={`${id}-description`} className="sa-choice__description">
              {description}
            </div>
          )}
        </div>
        {aside && (
          <div id={`${id}-aside`} className="sa-choice__aside">
            {aside}
          </div>
        )}
      </div>
    </div>
  );
});
