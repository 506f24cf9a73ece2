import { createContext, useId, type ReactNode } from 'react';
import { FieldMessages } from '../fields/field';
import { classes } from '../theme/classes';
import '../accessibility/visually-hidden.css';
import './choice.css';

export interface ChoiceGroupProps {
  /** The legend of the fieldset. */
  legend: ReactNode;
  /** Hides the legend visually, where a heading already shows it. */
  isLegendHidden?: boolean | undefined;
  /** The error message. */
  error?: string | undefined;
  /** Uses two columns if there is room. */
  isWide?: boolean | undefined;
  /** `Choice` elements. */
  children: ReactNode;
}

/** The id of the group's error message, if any. */
export const ChoiceErrorContext = createContext<string | undefined>(undefined);

/** A fieldset of radio buttons or checkboxes as cards. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, isLegendHidden = false, error, isWide = false, children } = props;
  const id = useId();
  return (
    <fieldset className={classes('sa-choices', isWide && 'is-wide')}>
      <legend className={isLegendHidden ? 'sa-visually-hidden' : 'sa-choices__legend'}>{legend}</legend>
      <FieldMessages id={id} error={error} />
      <div className="sa-choices__list">
        <ChoiceErrorContext.Provider value={error ? `${id}-error` : undefined}>
          {children}
        </ChoiceErrorContext.Provider>
      </div>
    </fieldset>
  );
}
