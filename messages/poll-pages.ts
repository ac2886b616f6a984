import type { Bilingual } from '#contract/language.ts'
import type { VotingMethod, VotingResultsShown, VotingWay } from '#contract/voting/rules.ts'

type Words = Bilingual<string>

/** Public texts of polls. */
export const pollPages = {
  until: { de: (moment: string) => `Offen bis ${moment}`, en: (moment: string) => `Open until ${moment}` },
  from: { de: (moment: string) => `Beginnt am ${moment}`, en: (moment: string) => `Opens on ${moment}` },
  ended: { de: (moment: string) => `Beendet am ${moment}`, en: (moment: string) => `Ended on ${moment}` },
  onlyGerman: {
    de: 'Diese Abstimmung gibt es nur auf Deutsch',
    en: 'This poll is available in German only',
  },
  onlyEnglish: {
    de: 'Diese Abstimmung gibt es nur auf Englisch',
    en: 'This poll is available in English only',
  },
  secret: { de: 'Geheime Abstimmung', en: 'Secret ballot' },
  secretLead: {
    de: 'Wer abgestimmt hat und was gewählt wurde, speichern wir getrennt. Nach dem Ende kann niemand Ihre Stimme Ihnen zuordnen, auch wir nicht. 30 Tage nach dem Ende löschen wir, wer teilgenommen hat.',
    en: 'We store who voted apart from what was chosen. After the end nobody can tell which vote is yours, not even us. 30 days after the end we delete who took part.',
  },
  rules: { de: 'So wird abgestimmt', en: 'How this poll works' },
  named: { de: 'Namentliche Abstimmung', en: 'Named ballot' },
  namedLead: {
    de: 'Ihre Stimme wird zusammen mit Ihrer E-Mail-Adresse gespeichert. Das Institut kann sehen, was Sie gewählt haben. 30 Tage nach dem Ende löschen wir die Adresse.',
    en: 'Your vote is stored together with your e-mail address. The institute can see what you chose. 30 days after the end we delete the address.',
  },
  vote: { de: 'Ihre Stimme', en: 'Your vote' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  code: { de: 'Ihr Code', en: 'Your code' },
  codeHint: { de: 'Zum Beispiel ABCD-EFGH-JKLM-NPQR', en: 'For example ABCD-EFGH-JKLM-NPQR' },
  invitedHint: {
    de: 'Der Code aus Ihrer Einladung; die E-Mail-Adresse bleibt dann leer. Ohne Code bestätigen Sie Ihre Stimme über einen Link an die Adresse.',
    en: 'The code of your invitation; leave the e-mail address empty then. Without it you confirm your vote by a link that we mail to the address.',
  },
  terms: {
    de: 'Ich bin damit einverstanden, dass meine Stimme so gespeichert und gezählt wird wie hier beschrieben.',
    en: 'I agree that my vote is stored and counted as described here.',
  },
  send: { de: 'Abstimmen', en: 'Vote' },
  sending: { de: 'Ihre Stimme wird gesendet …', en: 'Sending your vote …' },
  counted: { de: 'Vielen Dank, Ihre Stimme zählt', en: 'Thank you, your vote counts' },
  countedLead: {
    de: 'Mehr müssen Sie nicht tun. Wann das Ergebnis zu sehen ist, steht auf der Seite der Abstimmung.',
    en: 'There is nothing more to do. The page of the poll says when the result can be seen.',
  },
  pending: {
    de: 'Fast geschafft: Bitte bestätigen Sie Ihre Stimme',
    en: 'Almost done: please confirm your vote',
  },
  pendingLead: {
    de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Ihre Stimme zählt, sobald Sie sie dort bestätigen. Der Link gilt 24 Stunden.',
    en: 'We have sent you an e-mail with a link. Your vote counts as soon as you confirm it there. The link works for 24 hours.',
  },
  change: { de: 'Stimme ändern', en: 'Change your vote' },
  annulled: {
    de: 'Diese Abstimmung ist ungültig. Ihre Stimmen werden nicht gezählt.',
    en: 'This poll is void. Its votes are not counted.',
  },
} as const

const emailEmpty: Words = {
  de: 'Nur wenn Sie schon abgestimmt haben: Ihre Quittung. Die E-Mail-Adresse bleibt dann leer.',
  en: 'Only if you have voted already: your receipt. Leave the e-mail address empty then.',
}

/** How a person who has voted changes the vote: which fields to leave empty. */
export const changeHints: Record<VotingWay, Words> = {
  ...{ anybody: emailEmpty, confirmed: emailEmpty, domains: emailEmpty },
  invited: {
    de: 'Nur wenn Sie schon abgestimmt haben: Ihre Quittung. E-Mail-Adresse und Code bleiben dann leer.',
    en: 'Only if you have voted already: your receipt. Leave the e-mail address and the code empty then.',
  },
  codes: {
    de: 'Nur wenn Sie schon abgestimmt haben: Ihre Quittung. Das Feld für den Code bleibt dann leer.',
    en: 'Only if you have voted already: your receipt. Leave the field for the code empty then.',
  },
}

/** Who may vote. */
export const waySentences: Record<VotingWay, Words> = {
  anybody: {
    de: 'Alle können abstimmen, jede E-Mail-Adresse einmal.',
    en: 'Anybody can vote, each e-mail address once.',
  },
  confirmed: {
    de: 'Alle können abstimmen. Ihre Stimme zählt, sobald Sie den Link in unserer E-Mail bestätigt haben.',
    en: 'Anybody can vote. Your vote counts once you have confirmed the link in our e-mail.',
  },
  domains: {
    de: 'Abstimmen können Personen mit einer E-Mail-Adresse dieser Domains:',
    en: 'People with an e-mail address of these domains can vote:',
  },
  invited: { de: 'Abstimmen können eingeladene Personen.', en: 'People who are invited can vote.' },
  codes: {
    de: 'Abstimmen kann, wer einen Code bekommen hat. Jeder Code gilt einmal.',
    en: 'Those who have been given a code can vote. Each code works once.',
  },
}

/** Who could vote, once the poll has ended. */
export const pastWaySentences: Record<VotingWay, Words> = {
  anybody: {
    de: 'Alle konnten abstimmen, jede E-Mail-Adresse einmal.',
    en: 'Anybody could vote, each e-mail address once.',
  },
  confirmed: {
    de: 'Alle konnten abstimmen und bestätigten ihre Stimme über einen Link in unserer E-Mail.',
    en: 'Anybody could vote, and confirmed the vote by a link in our e-mail.',
  },
  domains: {
    de: 'Abstimmen konnten Personen mit einer E-Mail-Adresse dieser Domains:',
    en: 'People with an e-mail address of these domains could vote:',
  },
  invited: { de: 'Abstimmen konnten eingeladene Personen.', en: 'People who were invited could vote.' },
  codes: {
    de: 'Abstimmen konnte, wer einen Code bekommen hatte. Jeder Code galt einmal.',
    en: 'Those who had been given a code could vote. Each code worked once.',
  },
}

/** How to vote. */
export const methodSentences: Record<VotingMethod, Bilingual<(most: number, each: number) => string>> = {
  one: { de: () => 'Wählen Sie eine Antwort.', en: () => 'Choose one option.' },
  several: {
    de: most => `Wählen Sie bis zu ${most} Antworten.`,
    en: most => `Choose up to ${most} options.`,
  },
  points: {
    de: (most, each) => `Verteilen Sie bis zu ${most} Punkte, höchstens ${each} für eine Antwort.`,
    en: (most, each) => `Give up to ${most} points, at most ${each} to one option.`,
  },
  ranking: {
    de: most =>
      `Ordnen Sie bis zu ${most} Antworten: 1 für Ihren Favoriten, dann 2 und so weiter. Andere bleiben leer.`,
    en: most => `Rank up to ${most} options: 1 for your favourite, then 2 and so on. Leave the others empty.`,
  },
}

/** When the result of a poll can be seen. */
export const resultSentences: Record<VotingResultsShown, Words> = {
  never: { de: 'Das Ergebnis wird hier nicht gezeigt.', en: 'The result is not shown here.' },
  afterVote: {
    de: 'Einen Zwischenstand sehen Sie, sobald Ihre Stimme zählt. Er ändert sich immer erst nach mehreren Stimmen.',
    en: 'You will see the result so far once your vote counts. It changes only after several votes.',
  },
  afterEnd: {
    de: 'Das Ergebnis steht hier, sobald die Abstimmung beendet ist.',
    en: 'The result will be here once the poll has ended.',
  },
}
