import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink } from 'react-router'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** The address is another document (a file, a feed, another layout), not a page of this app. */
  document?: boolean | undefined
  /** The change of page is shown as a view transition where the browser can. */
  transition?: boolean | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link that stays inside the app where the address is its own. */
export function Link({ href, document = false, transition = false, ...rest }: LinkProps) {
  if (!isOwnPath(href))
    return <a href={href} rel={rest.target === '_blank' ? 'noopener' : undefined} {...rest} />
  return <RouterLink to={href} reloadDocument={document} viewTransition={transition} {...rest} />
}

function isOwnPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}
