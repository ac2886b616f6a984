import { useState } from 'react'

/** Ignores calls during a pending call, so that pressing a button twice acts once. */
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
