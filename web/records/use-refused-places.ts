import { useState } from 'react'
import { useRefusals } from './fields.tsx'

/** Where each row stood when the save was refused: what was said of it goes along when it is moved. */
export function useRefusedPlaces(ids: readonly string[]): (id: string) => number {
  const errors = useRefusals()
  const [refused, setRefused] = useState({ errors, ids })
  if (refused.errors !== errors) setRefused({ errors, ids })
  return id => refused.ids.indexOf(id)
}
