import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { FieldMessages } from '../fields/field';
import { classes } from '../theme/classes';
import './choice.css';

export interface ChoiceGroupProps {
  /** The legend of the fieldset. */
  legend: ReactNode;
  /** Hides the legend visually, where a heading already shows it. */
  isLegendHidden?: boolean | undefined;
  help?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  /** Uses two columns if there is room. */
  isWide?: boolean | undefined;
  className?: string | undefined;
  /** `Choice` elements. */
  children: ReactNode;
}

interface Group {
  /** The id of the error message, if any. */
  errorId: string | undefined;
}

const GroupContext = createContext<Group>({ errorId: undefined });

export const useChoiceGroup = (): Group => useContext(GroupContext);

/** A fieldset of radio buttons or checkboxes as cards. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, isLegendHidden = false, help, error, isWide = false, className, children } = props;
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const group = useMemo(() => ({ errorId }), [errorId]);
  return (
    <fieldset
      className={classes('sa-choices', isWide && 'is-wide', className)}
      aria-describedby={help ? `${id}-help` : undefined}
    >
      <legend className={classes('sa-choices__legend', isLegendHidden && 'is-hidden')}>{legend}</legend>
      <FieldMessages id={id} error={error} help={help} />
      <div className="sa-choices__list">
        <GroupContext.Provider value={group}>{children}</GroupContext.Provider>
      </div>
    </fieldset>
  );
}
