/**
 * Keeps the host's badge of remaining tasks up to date. The server prints it only while tasks remain; a removed badge
 * is restored in the same place when a task comes back.
 */
export function createTasksBadge(root: ParentNode = document): { show(count: number): void } {
  let removed: { badge: Element; parent: Element; next: ChildNode | null } | undefined;

  return {
    show(count) {
      const badge = root.querySelector('#adminmenu .remaining-tasks-badge') ?? removed?.badge;
      if (!badge) return;
      badge.textContent = String(count);
      badge.className = badge.className.replace(/\bcount-\d+\b/, `count-${count}`);
      if (count === 0 && badge.parentElement) {
        removed = { badge, parent: badge.parentElement, next: badge.nextSibling };
        badge.remove();
      } else if (count > 0 && removed) {
        const { parent, next } = removed;
        parent.insertBefore(badge, next?.parentNode === parent ? next : null);
        removed = undefined;
      }
    },
  };
}
