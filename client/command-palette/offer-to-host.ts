import type { CommandLink } from './command';
import { isInHostMenu } from './host-menu';
import type { HostCommands } from './host-palette';

/** Adds our screens to the platform's commands, except those in its menu, which it already lists. */
export function offerToHost(
  palette: HostCommands,
  links: readonly CommandLink[],
  go: (href: string) => void,
): void {
  for (const { id, title, trail, href } of links.filter((link) => !isInHostMenu(link.href))) {
    palette.registerCommand({
      name: `store-admin/${id.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase()}`,
      label: trail === undefined ? title : `${title} (${trail})`,
      callback({ close }) {
        close();
        go(href);
      },
    });
  }
}
