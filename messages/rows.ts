/** Lists of rows that are edited: entries, questions, programme, projects. */
export const rows = {
  up: { de: 'Nach oben', en: 'Move up' },
  down: { de: 'Nach unten', en: 'Move down' },
  move: { de: 'Verschieben', en: 'Move' },
  notMoved: { de: 'Nicht verschoben', en: 'Not moved' },
  duplicate: { de: 'Duplizieren', en: 'Duplicate' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removed: { de: 'Eintrag entfernt', en: 'Entry removed' },
}

export const rowNumber = (n: number) => ({ de: `Eintrag ${n}`, en: `Entry ${n}` })

export const rowTaken = (name: string) => ({ de: `${name} wird verschoben`, en: `Moving ${name}` })

/** Read out by screen readers while a row is dragged, and after it has moved. */
export const rowAbove = (place: number, count: number) => ({
  de: `Platz ${place} von ${count}`,
  en: `Place ${place} of ${count}`,
})
export const rowMoved = (place: number, count: number) => ({
  de: `Verschoben auf Platz ${place} von ${count}`,
  en: `Moved to place ${place} of ${count}`,
})

export const mostRows = (most: number) => ({
  de: `Höchstens ${most} Einträge sind möglich.`,
  en: `At most ${most} entries are possible.`,
})
