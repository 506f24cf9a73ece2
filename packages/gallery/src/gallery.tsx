import { useEffect, useState } from 'react';
import { Button, Select, Switch } from '@admin/ui';
import type { Chapter, Sample } from './chapter';
import { chapters } from './chapters';
import './gallery.css';

const SCHEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system' },
];

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** All components in all their states. The address says how: `?scheme=dark&dir=rtl#menu`. */
export function Gallery() {
  return (
    <div className="sa-gallery">
      <header className="sa-gallery__header">
        <h1>Components</h1>
        <Appearance />
      </header>
      <nav className="sa-gallery__contents" aria-label="Components">
        <ul>
          {chapters.map(({ title }) => (
            <li key={title}>
              <Button variant="link" href={`#${slug(title)}`}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <main className="sa-gallery__chapters">
        {chapters.map((chapter) => (
          <ChapterView key={chapter.title} chapter={chapter} />
        ))}
      </main>
    </div>
  );
}

function Appearance() {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const [scheme, setScheme] = useState(query.get('scheme') ?? 'light');
  const [isReversed, setReversed] = useState(query.get('dir') === 'rtl');
  useEffect(() => {
    document.documentElement.dataset['colorScheme'] = scheme;
    document.documentElement.dir = isReversed ? 'rtl' : 'ltr';
  }, [scheme, isReversed]);
  return (
    <div className="sa-gallery__appearance">
      <Select label="Colours" options={SCHEMES} value={scheme} onChange={setScheme} />
      <Switch label="Right to left" checked={isReversed} onChange={setReversed} />
    </div>
  );
}

function ChapterView({ chapter: { title, samples } }: { chapter: Chapter }) {
  return (
    <section id={slug(title)} aria-labelledby={`${slug(title)}-title`} className="sa-gallery__chapter">
      <h2 id={`${slug(title)}-title`}>{title}</h2>
      {samples.map((sample) => (
        <SampleView key={sample.name} sample={sample} />
      ))}
    </section>
  );
}

function SampleView({ sample: { name, opener, Content } }: { sample: Sample }) {
  return (
    <div className="sa-gallery__sample" data-opener={opener?.name} data-opens-by={opener?.by}>
      <h3>{name}</h3>
      <div className="sa-gallery__stage">
        <Content />
      </div>
    </div>
  );
}
