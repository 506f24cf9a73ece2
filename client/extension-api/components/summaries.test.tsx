import { render, screen } from '@testing-library/react';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { SummaryList, SummaryNumber, type SummaryNumberProps } from './summaries';

test.each<[Partial<SummaryNumberProps>, string]>([
  [{ delta: 12 }, 'Visits9+12% betterBefore: 8'],
  [{ delta: 12, reverseTrend: true }, 'Visits9+12% worseBefore: 8'],
  [{ delta: -12 }, 'Visits9−12% worseBefore: 8'],
  [{ delta: 0 }, 'Visits90%Before: 8'],
  [{ delta: null }, 'Visits9Before: 8'],
])('marks the change %j as better, worse or neither', (props, text) => {
  setHost(buildHost());
  render(
    <SummaryList>
      <SummaryNumber label="Visits" value="9" prevLabel="Before:" prevValue="8" {...props} />
    </SummaryList>,
  );

  expect(screen.getByRole('listitem')).toHaveTextContent(text);
});
