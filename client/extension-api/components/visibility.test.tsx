import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { componentsNamespace as c } from './index';

test('wraps children only if the condition is true', () => {
  const Wrapper = c.__experimentalConditionalWrapper;
  const wrap = (children: ReactNode) => <section aria-label="Frame">{children}</section>;
  const { rerender } = render(
    <Wrapper condition wrapper={wrap}>
      Mug
    </Wrapper>,
  );
  expect(screen.getByRole('region', { name: 'Frame' })).toHaveTextContent('Mug');

  rerender(
    <Wrapper condition={false} wrapper={wrap}>
      Mug
    </Wrapper>,
  );
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
