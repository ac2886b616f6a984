/** Prints the recovery codes on a page of their own, from a temporary iframe. */
export function printCodes(title: string, codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0'
  document.body.append(frame)
  const sheet = frame.contentDocument
  if (!sheet) return
  const head = sheet.createElement('h1')
  head.textContent = title
  const list = sheet.createElement('pre')
  list.textContent = codes.join('\n')
  sheet.title = title
  sheet.body.append(head, list)
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
