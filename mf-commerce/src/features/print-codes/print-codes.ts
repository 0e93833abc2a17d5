/** Prints codes on sheets of their own, three columns, nothing of the page around them. @param heading what they are for. */
export function printCodes(heading: string, codes: readonly string[]): void {
  // Where the browser never says that printing is over, the former sheet is still there.
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
  // The frame is printed after this call returned; Safari says so when it is done, others wait inside the call.
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}

function sheetOf(page: Document, heading: string, codes: readonly string[]): HTMLElement {
  const sheet = page.createElement('main');
  const title = page.createElement('h1');
  title.textContent = heading;
  const list = page.createElement('ol');
  // Through the object model: the page's policy refuses style elements and attributes.
  Object.assign(sheet.style, { fontFamily: 'sans-serif' });
  Object.assign(title.style, { fontSize: '16px' });
  Object.assign(list.style, { columns: '3', paddingLeft: '36px', fontSize: '13px', lineHeight: '2' });
  for (const code of codes) {
    const line = page.createElement('li');
    line.textContent = code;
    Object.assign(line.style, { breakInside: 'avoid', fontFamily: 'monospace' });
    list.append(line);
  }
  sheet.append(title, list);
  return sheet;
}
