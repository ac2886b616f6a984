import type { AnchorHTMLAttributes, Ref } from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** Uses a view transition for the navigation, where the browser supports it. */
  transition?: boolean | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A plain link; the page frame's listener decides which links navigate without loading a document. */
export function Link({ transition, ...rest }: LinkProps) {
  const rel = rest.target === '_blank' ? 'noopener' : undefined
  return <a rel={rel} data-transition={transition ? '' : undefined} {...rest} />
}
