/** Links of Word, Google Docs and Outlook as they were meant: footnotes as raised marks, all others to their targets. */
export function pastedLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (/#_(ftn|edn)(ref)?\d+$/.test(href)) raise(link)
    else link.setAttribute('href', meant(href))
  }
}

/** Word's marks are raised by a style that is not part of what is copied. */
function raise(link: Element): void {
  const raised = link.ownerDocument.createElement('sup')
  raised.textContent = link.textContent
  link.replaceWith(raised)
}

/** Where a link leads that goes by way of a host which notes who follows it. */
function meant(href: string): string {
  if (!URL.canParse(href)) return href
  const { host, pathname, searchParams } = new URL(href)
  const isGoogle = /^www\.google\.[a-z.]+$/.test(host) && pathname === '/url'
  const isOutlook = host.endsWith('.safelinks.protection.outlook.com')
  const inside = isGoogle ? (searchParams.get('q') ?? searchParams.get('url')) : searchParams.get('url')
  const isWrapped = (isGoogle || isOutlook) && /^(https?|mailto):/i.test(inside ?? '')
  return isWrapped && inside ? inside : href
}
