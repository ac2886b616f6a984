import type { AnchorHTMLAttributes, Ref } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** The change of page is shown as a view transition where the browser can. */
  transition?: boolean | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A plain link; whoever frames the page decides which of them stay inside the app. */
export function Link({ transition, ...rest }: LinkProps) {
  const rel = rest.target === '_blank' ? 'noopener' : undefined
  return <a rel={rel} data-transition={transition ? '' : undefined} {...rest} />
}
