/** State of a record in its editor: the save bar below it, and changes by other users. */
export const editing = {
  allSaved: { de: 'Alles gespeichert', en: 'All changes saved' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  noConnection: {
    de: 'Keine Verbindung. Wird gespeichert, sobald sie wieder da ist.',
    en: 'No connection. This will be saved once it is back.',
  },
  noSession: {
    de: 'Ihre Sitzung ist beendet. Gespeichert wird nach der Anmeldung.',
    en: 'Your session has ended. This will be saved once you have logged in.',
  },
  logInHere: { de: 'Hier anmelden', en: 'Log in here' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  conflictLead: {
    de: 'Ihre Eingaben sind noch da. Wählen Sie bei jedem Feld, was gelten soll. Durchgestrichen steht die andere Fassung, unterstrichen Ihre. Gespeichert wird erst, wenn Sie speichern.',
    en: 'What you have typed is still here. Choose for each field what it should say. The other version is struck through, yours is underlined. Nothing is saved before you save.',
  },
  sides: {
    de: { mine: 'Ihre Fassung', theirs: 'Andere Fassung' },
    en: { mine: 'Your version', theirs: 'Other version' },
  },
  changedByBoth: { de: 'von beiden geändert', en: 'changed by both' },
  merge: { de: 'So zusammenführen', en: 'Merge like this' },
  takeTheirs: { de: 'Andere Fassung ganz übernehmen', en: 'Take the whole other version' },
  merged: { de: 'Zusammengeführt, nicht gespeichert', en: 'Merged, not saved' },
}

/** For example “All changes saved at 17:03”. */
export const allSavedAt = (time: string) => ({
  de: `${editing.allSaved.de}, ${time} Uhr`,
  en: `${editing.allSaved.en} at ${time}`,
})

export const changedBySomebody = (name = '', at = '') => ({
  de: `${name || 'Jemand anderes'} hat das inzwischen geändert${at && ` (${at} Uhr)`}`,
  en: `${name || 'Somebody else'} has changed this in the meantime${at && ` (${at})`}`,
})

/** Other users who have the record open. */
export const openElsewhere = (names: readonly string[]) => ({
  de: `${new Intl.ListFormat('de').format(names)} ${names.length === 1 ? 'hat' : 'haben'} das gerade auch geöffnet.`,
  en: `${new Intl.ListFormat('en-GB').format(names)} ${names.length === 1 ? 'has' : 'have'} this open, too.`,
})

/** For example “Title, text and 3 more”. */
export function firstOf(names: readonly string[], most = 3) {
  const [shown, rest] = [names.slice(0, most).join(', '), names.length - most]
  return {
    de: rest > 0 ? `${shown} und ${rest} weitere` : shown,
    en: rest > 0 ? `${shown} and ${rest} more` : shown,
  }
}
