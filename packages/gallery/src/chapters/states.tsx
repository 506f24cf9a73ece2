import {
  Busy,
  Button,
  Card,
  EmptyState,
  ErrorBoundary,
  ErrorState,
  Placeholder,
  PlaceholderCard,
  PlaceholderRows,
  Spinner,
} from '@admin/ui';
import type { Chapter } from '../chapter';

export const loadingChapter: Chapter = {
  title: 'Loading',
  shows: ['Busy', 'Spinner', 'Placeholder', 'PlaceholderCard', 'PlaceholderRows'],
  samples: [
    { name: 'Spinner', Content: () => <Spinner label="Preparing payment settings..." /> },
    {
      name: 'Placeholders',
      Content: () => (
        <>
          <Placeholder isRound width={48} height={48} />
          <Placeholder width="60%" height={16} />
        </>
      ),
    },
    {
      name: 'Data of before while newer data loads',
      Content: () => (
        <Busy isBusy>
          <p>12 orders</p>
        </Busy>
      ),
    },
    { name: 'A card of five rows', Content: () => <PlaceholderCard rows={5} /> },
    { name: 'Rows alone', Content: () => <PlaceholderRows rows={2} /> },
  ],
};

export const emptyChapter: Chapter = {
  title: 'EmptyState',
  shows: ['EmptyState'],
  samples: [
    {
      name: 'With something to do',
      Content: () => (
        <Card>
          <EmptyState
            icon="inbox"
            title="No orders yet"
            message="They appear here as soon as somebody buys something."
            actions={<Button variant="primary">Add products</Button>}
          />
        </Card>
      ),
    },
    { name: 'Title alone', Content: () => <EmptyState title="There is nothing to do here" /> },
  ],
};

function Broken(): never {
  throw new Error('Shown on purpose.');
}

export const errorChapter: Chapter = {
  title: 'ErrorState and ErrorBoundary',
  shows: ['ErrorState', 'ErrorBoundary'],
  samples: [
    {
      name: 'With Retry',
      Content: () => (
        <ErrorState
          title="The orders could not be loaded"
          message="The server did not answer in time."
          onRetry={() => undefined}
        />
      ),
    },
    {
      name: 'Retrying',
      Content: () => (
        <ErrorState title="The orders could not be loaded" onRetry={() => undefined} isRetrying />
      ),
    },
    {
      name: 'A boundary that caught something',
      Content: () => (
        <ErrorBoundary
          fallback={<ErrorState title="This part could not be shown" />}
          onError={() => undefined}
        >
          <Broken />
        </ErrorBoundary>
      ),
    },
  ],
};
