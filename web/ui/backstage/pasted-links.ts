/**
 * Repairs links from Word, Google Docs and Outlook: footnotes become superscripts, tracking links their
 * targets.
 */
export function convertPastedLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (/#_(ftn|edn)(ref)?\d+$/.test(href)) raiseFootnoteMark(link)
    else link.setAttribute('href', unwrapTrackedLink(href))
  }
}

/** Word's superscript is in a style that is not copied. */
function raiseFootnoteMark(link: Element): void {
  const raised = link.ownerDocument.createElement('sup')
  raised.textContent = link.textContent
  link.replaceWith(raised)
}

/** Returns the target of a link that Google or Outlook has wrapped in a redirect for tracking. */
function unwrapTrackedLink(href: string): string {
  if (!URL.canParse(href)) return href
  const { host, pathname, searchParams } = new URL(href)
  const isGoogle = /^www\.google\.[a-z.]+$/.test(host) && pathname === '/url'
  const isOutlook = host.endsWith('.safelinks.protection.outlook.com')
  const inside = isGoogle ? (searchParams.get('q') ?? searchParams.get('url')) : searchParams.get('url')
  const isWrapped = (isGoogle || isOutlook) && /^(https?|mailto):/i.test(inside ?? '')
  return isWrapped && inside ? inside : href
}
