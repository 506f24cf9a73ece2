import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { WithStores } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { searchStore } from '@admin/store-search';
import { announce, Button, InlineNotice, Modal } from '@admin/ui';
import { isLink, type Command, type CommandGroup } from './command';
import { getLastUsed, recordCommandUse } from './last-used';
import { Options } from './options';
import { PaletteField } from './palette-field';
import { createCommandSearch } from './rank';
import { createReportSearch } from './report-search';
import { useCommands, type Screen } from './use-commands';
import { getGroupLabel, useFoundRecords } from './use-found-records';

interface PaletteDialogProps {
  screens: readonly Screen[];
  /** Settings, help, and other commands of this host that are found by name. */
  more: readonly Command[];
  onClose: () => void;
  onShowShortcuts: () => void;
  text: string;
  onText: (text: string) => void;
}

/**
 * Limits the local results, so that the store's search results stay visible below them; a longer search text finds
 * fewer.
 */
const MAX_RESULTS = 6;

const LATE_STORES = [{ store: searchStore }];

/** Finds screens, reports with a date range, tasks, views, settings, help, orders, products, customers and actions. */
export const PaletteDialog = (props: PaletteDialogProps) => (
  <WithStores stores={LATE_STORES}>
    <Search {...props} />
  </WithStores>
);

function Search({ screens, more, onClose, onShowShortcuts, text, onText }: PaletteDialogProps) {
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const searched = useDeferredValue(text);
  const { groups, isSearching, failed, retry } = useResults(searched, screens, more, onShowShortcuts);
  const shown = groups.flatMap(({ commands }) => commands);
  const current = shown[Math.min(active, shown.length - 1)];
  const run = useRun(onClose);
  useSaidCount(text, shown.length, isSearching);

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || shown.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActive((Math.min(active, shown.length - 1) + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <Modal
      title={__('Find anything', 'store-admin')}
      className="sa-palette"
      onClose={onClose}
      initialField={field}
    >
      <PaletteField
        ref={field}
        aria-expanded={shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(id, current)}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <Options
        id={`${id}-list`}
        groups={groups}
        active={current}
        toId={(command) => optionId(id, command)}
        onChoose={run}
      />
      {text.trim() !== '' && shown.length === 0 && failed.length === 0 && !isSearching && (
        <p className="sa-palette__nothing">{__('No results found.', 'store-admin')}</p>
      )}
      {isSearching && <p className="sa-palette__nothing">{__('Searching…', 'store-admin')}</p>}
      {failed.length > 0 && !isSearching && (
        <Unsearched
          kinds={failed}
          onRetry={() => {
            // The button is removed while the search runs.
            field.current?.focus();
            retry();
          }}
        />
      )}
    </Modal>
  );
}

const Unsearched = ({ kinds, onRetry }: { kinds: readonly string[]; onRetry: () => void }) => (
  <InlineNotice
    status="warning"
    actions={
      <Button variant="link" onClick={onRetry}>
        {__('Retry', 'store-admin')}
      </Button>
    }
  >
    {sprintf(
      /* translators: %s: comma-separated kinds, such as Orders, Products */
      __('These could not be searched: %s.', 'store-admin'),
      kinds.join(', '),
    )}
  </InlineNotice>
);

const optionId = (id: string, command: Command): string =>
  `${id}-${command.group}-${command.id.replaceAll(/[^\w-]+/g, '-')}`;

interface Group {
  group: CommandGroup;
  label: string;
  commands: readonly Command[];
}

function useResults(
  text: string,
  screens: readonly Screen[],
  more: readonly Command[],
  onShowShortcuts: () => void,
) {
  const commands = useCommands(screens, more, onShowShortcuts);
  const find = useMemo(() => createCommandSearch(commands), [commands]);
  const readReports = useMemo(
    () => createReportSearch(screens.filter(({ isReport }) => isReport)),
    [screens],
  );
  const [last] = useState(getLastUsed);
  const { records, isSearching, failed, retry } = useFoundRecords(text);
  const groups = useMemo(() => {
    const words = text.trim();
    const found =
      words === ''
        ? listAtFirst(commands, last)
        : [...readReports(words), ...find(words).slice(0, MAX_RESULTS), ...records];
    return toGroups(found);
  }, [text, commands, last, readReports, find, records]);
  return { groups, isSearching, failed, retry };
}

/** The commands for an empty search: recently used ones, then screens and actions. */
function listAtFirst(commands: readonly Command[], last: readonly string[]): Command[] {
  const used = last.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  const others = commands.filter(
    (command) => !used.includes(command) && (command.group === 'screens' || command.group === 'actions'),
  );
  return [...used.map((command) => ({ ...command, group: 'last' as const })), ...others];
}

/** Sorts groups by their best result, so that Enter selects the most likely one. */
function toGroups(found: readonly Command[]): Group[] {
  return [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    label: getGroupLabel(group),
    commands: found.filter((command) => command.group === group),
  }));
}

function useRun(onClose: () => void) {
  const report = usePromiseNotice();
  return useCallback(
    (command: Command, inNewTab = false) => {
      recordCommandUse(command.id);
      if (isLink(command) && inNewTab) {
        window.open(command.href, '_blank', 'noopener');
        return;
      }
      onClose();
      if (isLink(command) && command.opensTab) {
        window.open(command.href, '_blank', 'noopener');
        return;
      }
      if (isLink(command)) {
        navigateTo({ url: command.href });
        return;
      }
      void report(runSafely(command.run), {
        failed: sprintf(
          /* translators: %s: name of a command */
          __('%s failed', 'store-admin'),
          command.title,
        ),
      });
    },
    [onClose, report],
  );
}

/** Commands of extensions may fail synchronously or later. */
async function runSafely(run: () => unknown): Promise<void> {
  await run();
}

function useSaidCount(text: string, count: number, isSearching: boolean): void {
  useEffect(() => {
    if (text.trim() === '' || isSearching) return;
    announce(
      sprintf(
        /* translators: %d: number of results */
        _n('%d found.', '%d found.', count, 'store-admin'),
        count,
      ),
    );
  }, [text, count, isSearching]);
}
