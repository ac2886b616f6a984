import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** After each navigation: counts the visit anonymously, and stores the page for offline use. */
export function useVisits(): void {
  const { pathname: path, search } = useLocation()
  useEffect(() => {
    const visit = setTimeout(() => void note(path, search), 500) // renders the page first
    return () => clearTimeout(visit)
  }, [path, search])
}

// Loaded later, because no page needs it to be shown.
async function note(path: string, search: string): Promise<void> {
  const { noteVisit } = await import('#web/offline/visit.ts')
  noteVisit(path, search)
}
