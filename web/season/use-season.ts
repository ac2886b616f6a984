import { useEffect, useState } from 'react'
import { isChristmas } from './season.ts'

/** Returns the season of the logo, once hydrated. */
export function useSeason(): 'christmas' | undefined {
  const [season, setSeason] = useState<'christmas'>()
  useEffect(() => setSeason(isChristmas(new Date()) ? 'christmas' : undefined), [])
  return season
}
