import { useEffect, useRef, useState } from 'react'
import type { Station } from '#contract/people/cv-lines.ts'
import { adopt } from '#web/records/row-ids.ts'
import { linesFrom, stationsIn } from './stations.ts'

/** Edits a CV as stations. Each keeps its row identity while its line changes. */
export function useStations(cv: string, onChange: (cv: string) => void) {
  const [shown, show] = useState(() => ({ cv, stations: stationsIn(cv) }))
  // The CV was changed elsewhere: saved, restored or edited as text.
  if (shown.cv !== cv) {
    const stations = stationsIn(cv)
    adopt(shown.stations, stations)
    show({ cv, stations })
  }
  const latest = useRef(shown.stations)
  useEffect(() => {
    latest.current = shown.stations
  }, [shown])
  const change = (make: (now: Station[]) => Station[]) => {
    const stations = make([...latest.current])
    latest.current = stations
    const lines = linesFrom(stations)
    show({ cv: lines, stations })
    onChange(lines)
  }
  return { stations: shown.stations, change }
}
