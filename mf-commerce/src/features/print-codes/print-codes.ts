/**
 * Prints codes on separate sheets in three columns, without the rest of the page. @param heading title of the sheets.
 */
export function printCodes(heading: string, codes: readonly string[]): void {
  // Removes the frame of an earlier print, in case the browser did not report its end.
  document.querySelector('iframe[data-print-codes]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.printCodes = '';
  frame.title = heading;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) {
    frame.remove();
    return;
  }
  page.title = heading;
  page.body.append(sheetOf(page, heading, codes));
  // In Safari printing ends after this call and fires the event; other browsers block the call.
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}

function sheetOf(page: Document, heading: string, codes: readonly string[]): HTMLElement {
  const sheet = page.createElement('main');
  const title = page.createElement('h1');
  title.textContent = heading;
  const list = page.createElement('ol');
  // Set by script, because the content security policy forbids style elements and attributes.
  Object.assign(sheet.style, { fontFamily: 'sans-serif' });
  Object.assign(title.style, { fontSize: '16px' });
  Object.assign(list.style, { columns: '3', paddingLeft: '36px', fontSize: '13px', lineHeight: '2' });
  for (const code of codes) {
    const item = page.createElement('li');
    item.textContent = code;
    Object.assign(item.style, { breakInside: 'avoid', fontFamily: 'monospace' });
    list.append(item);
  }
  sheet.append(title, list);
  return sheet;
}
