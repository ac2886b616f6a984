/** Public page of the vote in a contest. */
export const contestVotes = {
  title: { de: 'Ihre drei Stimmen', en: 'Your three votes' },
  lead: {
    de: 'Verteilen Sie bis zu drei Stimmen auf die Werke, auch mehrere auf eines. Wer sie geschaffen hat, erfahren alle erst nach dem Ende.',
    en: 'Give up to three votes to the works, several to one if you like. Nobody learns who made them until the contest has ended.',
  },
  juryTitle: { de: 'Die drei Stimmen der Jury', en: 'The jury’s three votes' },
  juryLead: {
    de: 'Über diesen Wettbewerb entscheidet eine Jury. Abstimmen kann, wer dazu eingeladen ist: bis zu drei Stimmen, auch mehrere für ein Werk. Wer die Werke geschaffen hat, erfährt auch die Jury erst nach dem Ende.',
    en: 'A jury decides this contest. Those who were invited can vote: up to three votes, several for one work if they like. The jury, too, learns who made the works only once the contest has ended.',
  },
  noWorks: { de: 'Noch ist kein Werk angenommen.', en: 'No work has been accepted yet.' },
  votesFor: {
    de: (title: string) => `Stimmen für „${title}“`,
    en: (title: string) => `Votes for ‘${title}’`,
  },
  more: {
    de: (title: string) => `Eine Stimme für „${title}“ geben`,
    en: (title: string) => `Give a vote to ‘${title}’`,
  },
  fewer: {
    de: (title: string) => `Eine Stimme von „${title}“ zurücknehmen`,
    en: (title: string) => `Take a vote back from ‘${title}’`,
  },
  left: {
    de: (left: number, all: number) => `Noch ${left} von ${all} Stimmen`,
    en: (left: number, all: number) => `${left} of ${all} votes left`,
  },
  noneLeft: {
    de: 'Alle Stimmen sind vergeben. Nehmen Sie zuerst eine zurück.',
    en: 'You have given all your votes. Take one back first.',
  },
  look: { de: 'Groß ansehen', en: 'View large' },
  close: { de: 'Schließen', en: 'Close' },
  previous: { de: 'Voriges Werk', en: 'Previous work' },
  next: { de: 'Nächstes Werk', en: 'Next work' },
  ofMany: {
    de: (number: number, all: number) => `Werk ${number} von ${all}`,
    en: (number: number, all: number) => `Work ${number} of ${all}`,
  },
  review: { de: 'Auswahl prüfen', en: 'Review your choice' },
  reviewTyped: {
    de: 'Prüfen Sie die Zahlen bei den Werken: zusammen höchstens drei.',
    en: 'Check the numbers with the works: three at most in all.',
  },
  nothingChosen: { de: 'Sie haben noch keine Stimme vergeben.', en: 'You have not given a vote yet.' },
  secret: {
    de: 'Die Abstimmung ist geheim: Wer abgestimmt hat und was gewählt wurde, speichern wir getrennt. Ihre Adresse dient nur dazu, dass jede Person einmal abstimmt, und wird 30 Tage nach dem Ende gelöscht.',
    en: 'The ballot is secret: we store who voted apart from what was chosen. Your address only makes sure that everybody votes once; it is deleted 30 days after the end.',
  },
  secretJury: {
    de: 'Die Abstimmung ist geheim: Wer abgestimmt hat und was gewählt wurde, speichern wir getrennt. Abgegebene Stimmen lassen sich nicht mehr ändern.',
    en: 'The ballot is secret: we store who voted apart from what was chosen. Votes that were cast can no longer be changed.',
  },
  emailHint: {
    de: 'Wir schicken Ihnen einen Link. Ihre Stimmen zählen, sobald Sie ihn bestätigen.',
    en: 'We send you a link. Your votes count once you confirm it.',
  },
  confirmLead: {
    de: (title: string) => `Ihre Stimmen bei „${title}“ zählen, sobald Sie sie hier bestätigen.`,
    en: (title: string) => `Your votes in ‘${title}’ count as soon as you confirm them here.`,
  },
  confirm: { de: 'Stimmen bestätigen', en: 'Confirm votes' },
  counted: { de: 'Vielen Dank, Ihre Stimmen zählen', en: 'Thank you, your votes count' },
  countedLead: {
    de: 'Das Ergebnis steht nach dem Ende der Abstimmung beim Wettbewerb.',
    en: 'The result will be on the page of the contest once voting has ended.',
  },
  pending: {
    de: 'Fast geschafft: Bitte bestätigen Sie Ihre Stimmen',
    en: 'Almost done: please confirm your votes',
  },
  receiptLead: {
    de: 'Mit dieser Quittung können Sie Ihre Stimmen bis zum Ende ändern. Wir zeigen sie nur jetzt; bitte schreiben Sie sie auf.',
    en: 'With this receipt you can change your votes until the end. It is shown only now; please write it down.',
  },
  change: { de: 'Stimmen ändern', en: 'Change your votes' },
  changeHint: {
    de: 'Nur wenn Sie schon abgestimmt haben: Ihre Quittung. Die E-Mail-Adresse bleibt dann leer.',
    en: 'Only if you have voted already: your receipt. Leave the e-mail address empty then.',
  },
  linkInvalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen. Stimmen Sie einfach noch einmal ab, solange die Abstimmung läuft.',
    en: 'This request is invalid or has expired. Simply vote again while voting is open.',
  },
} as const
