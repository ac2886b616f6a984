/** Letter with the link that confirms a ballot, so that it counts. */
export const ballotLetter = {
  subject: {
    de: (title: string) => `Bitte bestätigen Sie Ihre Stimme: ${title}`,
    en: (title: string) => `Please confirm your vote: ${title}`,
  },
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  what: {
    de: (title: string) =>
      `mit dieser E-Mail-Adresse wurde bei „${title}“ abgestimmt. Die Stimme zählt erst, wenn Sie sie auf der folgenden Seite bestätigen.`,
    en: (title: string) =>
      `A vote was cast with this e-mail address in ‘${title}’. It only counts once you confirm it on the following page.`,
  },
  button: { de: 'Stimme bestätigen', en: 'Confirm vote' },
  note: {
    de: 'Der Link gilt 24 Stunden, längstens bis zum Ende der Abstimmung. Jede Adresse zählt nur einmal. Haben Sie nicht abgestimmt? Dann müssen Sie nichts tun: Die Stimme wird gelöscht.',
    en: 'The link works for 24 hours, but not beyond the end of the vote. Each address counts only once. If you did not vote, you need not do anything: the vote will be deleted.',
  },
  why: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse abgestimmt wurde. Wir schreiben Ihnen dazu nicht noch einmal.',
    en: 'You are receiving this e-mail because a vote was cast with this address. We will not write to you about it again.',
  },
} as const
