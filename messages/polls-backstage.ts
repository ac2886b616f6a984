/** Polls in backstage. */
export const pollsBackstage = {
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  opensAt: { de: 'Beginn', en: 'Opens' },
  closesAt: { de: 'Ende', en: 'Closes' },
  ballots: { de: 'Stimmzettel', en: 'Ballots' },
} as const
