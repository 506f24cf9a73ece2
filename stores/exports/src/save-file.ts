/** Downloads a file in the browser. */
export function saveFile(fileName: string, content: Blob | string): void {
  const file =
    typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
