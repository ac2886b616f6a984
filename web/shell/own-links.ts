import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { loadCode } from './page-code.ts'
import { followedLink } from './reload-once.ts'

export type Part = 'public' | 'backstage'

/**
 * Makes links to pages of this part of the site client-side navigations, in menus, cards and rich text. A
 * single listener handles all links, so that a link costs nothing to render. Returns whether the next page is
 * loading.
 */
export function useOwnLinks(part: Part): boolean {
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const isNavigating = useNavigation().state !== 'idle'
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = linkOf(event, part)
      if (!link || event.defaultPrevented || isForBrowser(event)) return
      if ('outdated' in document.documentElement.dataset) return // the server has a newer version than this page
      if (part === 'public' && !navigator.onLine) return // the service worker serves the page, or an offline page
      const { pathname: path, search, hash } = new URL(link.href)
      // Within a page the browser navigates itself, and moves the focus as well.
      if (hash && path === location.pathname && search === location.search) return
      event.preventDefault()
      followedLink.to = path + search + hash
      void open(followedLink.to, 'transition' in link.dataset)
    }
    // If a chunk fails to load, React Router reloads the current page; so the code is loaded before the
    // router is called.
    async function open(address: string, viewTransition: boolean) {
      const slow = setTimeout(setLoading, 100, true) // most code is loaded already, and then nothing is rerendered
      const isLoaded = await loadCode(new URL(address, location.origin).pathname)
      clearTimeout(slow)
      if (address !== followedLink.to) return // another link was clicked in the meantime
      if (!isLoaded) return location.assign(address) // loads the document from the server, or an offline page from the service worker
      const isHere = address === location.pathname + location.search + location.hash
      await navigate(address, { replace: isHere, viewTransition })
      if (address !== followedLink.to) return
      followedLink.to = ''
      setLoading(false)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, part])
  return isLoading || isNavigating
}

/** Returns the link to a page of this part that the event happened on. */
export function linkOf({ target }: Event, part: Part): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null
  return partOf(new URL(link.href)) === part ? link : null
}

// Files and feeds belong to no part; links between the parts load a document.
function partOf({ origin, pathname: path }: URL): Part | null {
  const match = origin === location.origin ? matchAddress(path) : null
  if (!match) return null
  return pathname(match.name).may ? 'backstage' : 'public'
}

function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
