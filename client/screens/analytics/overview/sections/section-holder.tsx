import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { reportExtensionFailure } from '@admin/extensions';
import { getHost } from '@admin/host';
import type { Query } from '@admin/navigation';
import { Card, ErrorBoundary, ErrorState } from '@admin/ui';
import { toggleBlock } from './arrange-blocks';
import type { ArrangedSection, BlockArrangement } from './section';
import { SectionControls } from './section-controls';

interface SectionHolderProps {
  section: ArrangedSection;
  isFirst: boolean;
  isLast: boolean;
  path: string;
  query: Query;
  filters: readonly unknown[];
  onChange: (change: Partial<Pick<ArrangedSection, 'title'> & BlockArrangement>) => void;
  onMove: (change: number) => void;
  onRemove: () => void;
}

/** Renders a section with its documented props; an error in it doesn't affect the others. */
export function SectionHolder(props: SectionHolderProps) {
  const { section, onChange, filters, ...rest } = props;
  const { key, component: Component, title, hiddenBlocks, blockOrder, blockTitles } = section;
  const [typed, setTyped] = useState<string>();
  const titleInput = typed ?? title;

  const rename = (text: string) => {
    const name = text.trim() || section.usualTitle;
    setTyped(undefined);
    if (name !== title) onChange({ title: name });
  };

  return (
    <ErrorBoundary
      fallback={(_, reset) => <BrokenSection title={title} onRetry={reset} />}
      onError={(error) => reportExtensionFailure({ source: `section "${key}" of the overview`, error })}
    >
      <Component
        {...rest}
        sectionKey={key}
        title={title}
        titleInput={titleInput}
        onTitleChange={setTyped}
        onTitleBlur={() => rename(titleInput)}
        onRename={rename}
        hiddenBlocks={hiddenBlocks}
        onToggleHiddenBlock={(block) => () => onChange({ hiddenBlocks: toggleBlock(hiddenBlocks, block) })}
        arrangement={{ hiddenBlocks, blockOrder, blockTitles }}
        onArrange={onChange}
        controls={SectionControls}
        defaultDateRange={getHost().settings.wcAdminSettings.woocommerce_default_date_range}
        filters={filters}
      />
    </ErrorBoundary>
  );
}

const BrokenSection = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <Card title={title}>
    <ErrorState
      title={sprintf(
        /* translators: %s: title of a section */
        __('%s could not be displayed', 'store-admin'),
        title,
      )}
      onRetry={onRetry}
    />
  </Card>
);
