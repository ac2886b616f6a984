import { useState } from 'react'
import { useRefusals } from './fields.tsx'

/** Returns the index of each row at the time of the refused save, so that its errors move with it. */
export function useRefusedPlaces(ids: readonly string[]): (id: string) => number {
  const errors = useRefusals()
  const [refused, setRefused] = useState({ errors, ids })
  if (refused.errors !== errors) setRefused({ errors, ids })
  return id => refused.ids.indexOf(id)
}
