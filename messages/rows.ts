/** Of lists of rows that are edited: entries, questions, programme, projects. */
export const rows = {
  up: { de: 'Nach oben', en: 'Move up' },
  down: { de: 'Nach unten', en: 'Move down' },
  duplicate: { de: 'Duplizieren', en: 'Duplicate' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removed: { de: 'Eintrag entfernt', en: 'Entry removed' },
}

export const rowNumber = (n: number) => ({ de: `Eintrag ${n}`, en: `Entry ${n}` })
