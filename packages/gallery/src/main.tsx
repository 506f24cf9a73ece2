import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';

const mount = document.getElementById('gallery');
if (!mount) throw new Error('The page has no place for the gallery.');
// One sample breaks on purpose; its boundary shows that, and the console need not.
createRoot(mount, { onCaughtError: () => undefined }).render(<Gallery />);
