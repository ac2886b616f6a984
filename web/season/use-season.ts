import { useEffect, useState } from 'react'
import { isChristmas } from './season.ts'

/** What the logo wears today. */
export function useSeason(): 'christmas' | undefined {
  const [season, setSeason] = useState<'christmas'>()
  useEffect(() => setSeason(isChristmas(new Date()) ? 'christmas' : undefined), [])
  return season
}
