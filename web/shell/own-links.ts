import { useEffect, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { loadCode } from './page-code.ts'
import { following } from './reload-once.ts'

export type Part = 'public' | 'backstage'

/**
 * Links to pages of this part of the site change the page without loading a document, wherever they stand: in menus,
 * cards and rich text. One listener for all, so that a link costs nothing to render. Tells whether the next page is waited
 * for.
 */
export function useOwnLinks(part: Part): boolean {
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const isNavigating = useNavigation().state !== 'idle'
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = linkOf(event, part)
      if (!link || event.defaultPrevented || isForBrowser(event)) return
      if ('outdated' in document.documentElement.dataset) return // the server is newer than this page
      if (part === 'public' && !navigator.onLine) return // the worker has the page, or says what is wrong
      const { pathname: path, search, hash } = new URL(link.href)
      // Inside a page the browser knows better: it moves the focus, too.
      if (hash && path === location.pathname && search === location.search) return
      event.preventDefault()
      following.to = path + search + hash
      void open(following.to, 'transition' in link.dataset)
    }
    // The router reloads the page shown whenever a page's code is lost, so that the code is loaded before it is asked.
    async function open(address: string, viewTransition: boolean) {
      const slow = setTimeout(setLoading, 100, true) // most code is there already: nothing is drawn anew then
      const isLoaded = await loadCode(new URL(address, location.origin).pathname)
      clearTimeout(slow)
      if (address !== following.to) return // another link was followed meanwhile
      if (!isLoaded) return location.assign(address) // its document can be read, or the worker says what is wrong
      const isHere = address === location.pathname + location.search + location.hash
      await navigate(address, { replace: isHere, viewTransition })
      if (address !== following.to) return
      following.to = ''
      setLoading(false)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, part])
  return isLoading || isNavigating
}

/** The link to a page of this part that an event happened on. */
export function linkOf({ target }: Event, part: Part): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return null
  return partOf(new URL(link.href)) === part ? link : null
}

// Files and feeds are in no part, and from one part to the other a document is loaded.
function partOf({ origin, pathname: path }: URL): Part | null {
  const match = origin === location.origin ? matchAddress(path) : null
  if (!match) return null
  return pathname(match.name).may ? 'backstage' : 'public'
}

function isForBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
