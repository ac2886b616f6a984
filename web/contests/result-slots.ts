import { slot } from '#web/ui/later/slot.tsx'

// How contests ended; every visitor loads the names of what a page imports, so that these are imported by none.

export const WinnersSlot = slot(() => import('./winners.tsx').then(({ Winners }) => Winners))
export const ResultSlot = slot(() => import('./winners.tsx').then(({ ContestResult }) => ContestResult))
export const ArchiveSlot = slot(() => import('./archive.tsx').then(({ Archive }) => Archive))
