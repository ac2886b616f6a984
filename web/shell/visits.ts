import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** After each change of page: it is counted, without saying by whom, and kept for times without a network. */
export function useVisits(): void {
  const { pathname: path, search } = useLocation()
  useEffect(() => {
    const visit = setTimeout(() => void note(path, search), 500) // the page comes first
    return () => clearTimeout(visit)
  }, [path, search])
}

// What no page needs to be shown comes after it.
async function note(path: string, search: string): Promise<void> {
  const { noteVisit } = await import('#web/offline/visit.ts')
  noteVisit(path, search)
}
