import { useState } from 'react'

/** Whatever is asked for while it is being done is left out: a second press of a button does nothing twice. */
export function useOneAtATime(): (act: () => Promise<unknown>) => Promise<void> {
  return useState(oneAtATime)[0]
}

export function oneAtATime() {
  let isBusy = false
  return async (act: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      await act()
    } finally {
      isBusy = false
    }
  }
}
