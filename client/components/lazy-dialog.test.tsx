import { useState, type ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { renderWithStores } from '@admin/testing';
import { Button, Modal, SnackbarList } from '@admin/ui';
import { lazyDialog } from './lazy-dialog';

interface QuestionProps {
  onClose: () => void;
}

const Question = ({ onClose }: QuestionProps) => (
  <Modal title="Are you sure?" onClose={onClose}>
    It cannot be undone.
  </Modal>
);

function Page({ Dialog }: { Dialog: ComponentType<QuestionProps> }) {
  const [isOpen, setOpen] = useState(false);
  const { notices, removeNotice } = useNotices();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
      <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />
    </>
  );
}

test("shows an error when the dialog can't be loaded, and retries on the next click", async () => {
  let isOffline = true;
  const Dialog = lazyDialog<QuestionProps>(() =>
    isOffline ? Promise.reject(new Error('No such chunk.')) : Promise.resolve(Question),
  );
  const { user } = renderWithStores([noticesStore], <Page Dialog={Dialog} />, {
    prepare: (registry) => registry.finishResolution(noticesStore).getNotices(),
  });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/error loading the content/)).toBeVisible();

  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Ask' }));

  expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
});
