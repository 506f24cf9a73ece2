import { createContext, useContext, type ReactNode } from 'react';

const LevelContext = createContext(2);

/** Headings inside are one level deeper. */
export function Section({
  component,
  children,
}: {
  component?: 'section' | 'div' | false;
  children?: ReactNode;
}) {
  const level = useContext(LevelContext) + 1;
  const Tag = component === undefined ? 'div' : component;
  const content = <LevelContext.Provider value={level}>{children}</LevelContext.Provider>;
  return Tag ? <Tag>{content}</Tag> : content;
}

/** A heading whose level depends on the surrounding sections. */
export function H({ children, className }: { children?: ReactNode; className?: string }) {
  const Tag = `h${Math.min(useContext(LevelContext), 6)}` as 'h2';
  return <Tag className={className}>{children}</Tag>;
}

/** The heading row of a part of a page. */
export const SectionHeader = (props: {
  title: ReactNode;
  menu?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}) => (
  <div className="sa-extension-row sa-extension-row--between">
    <H>{props.title}</H>
    {props.children}
    <span className="sa-extension-row">
      {props.actions}
      {props.menu}
    </span>
  </div>
);
