import type { Bilingual } from '#contract/language.ts'
import type { AttemptPeriod } from '#contract/voting/attempts.ts'
import { screenTitles } from './screen-titles.ts'

type Words = Bilingual<string>

/** Votes and failed attempts in backstage. */
export const votesBackstage = {
  title: screenTitles.backstagePollVotes,
  views: { de: 'Ansicht', en: 'View' },
  votes: { de: 'Stimmen', en: 'Votes' },
  attempts: { de: 'Fehlversuche', en: 'Failed attempts' },
  result: { de: 'Ergebnis', en: 'Result' },
  allAttempts: { de: 'Fehlversuche aller Abstimmungen', en: 'Failed attempts at all polls' },
  empty: { de: 'Noch keine Stimmen', en: 'No votes yet' },
  emptyLead: {
    de: 'Sobald jemand abstimmt, steht die Stimme hier.',
    en: 'As soon as somebody votes, the vote is listed here.',
  },
  secretEmpty: { de: 'Noch nichts zu sehen', en: 'Nothing to be seen yet' },
  secretEmptyLead: {
    de: 'Wie viele schon teilgenommen haben, steht unter dieser Liste.',
    en: 'How many have taken part so far is shown below this list.',
  },
  secretLead: {
    de: 'Geheime Abstimmung: Nach dem Ende steht hier, was gewählt wurde, wenn es mindestens fünf Stimmzettel sind, ohne Zeit und in zufälliger Reihenfolge. Wer teilgenommen hat, ist nur als Zahl je Tag bekannt.',
    en: 'Secret ballot: after the end, what was chosen is listed here where there are at least five ballots, without a time and in random order. Who took part is known only as a number for each day.',
  },
  namedLead: {
    de: 'Namentliche Abstimmung: Stimme und Adresse stehen zusammen. 30 Tage nach dem Ende werden die Adressen gelöscht.',
    en: 'Named ballot: vote and address stand together. The addresses are deleted 30 days after the end.',
  },
  concealed: {
    de: 'Die Abstimmung ist geheim. Ihr Ergebnis steht hier kurz nach dem Ende, wenn es mindestens fünf Stimmzettel sind. Bis dahin werden nur Zahlen gezeigt.',
    en: 'The ballot is secret. Its result is shown here shortly after the end where there are at least five ballots. Until then only numbers are shown.',
  },
  turnout: { de: 'Teilnahme je Tag', en: 'Turnout by day' },
  day: { de: 'Tag', en: 'Day' },
  hour: { de: 'Stunde', en: 'Hour' },
  persons: { de: 'Teilnehmende', en: 'People' },
  counted: { de: 'Zählt', en: 'Counts' },
  notCounted: { de: 'Ausgeschlossen', en: 'Excluded' },
  exclude: { de: 'Ausschließen', en: 'Exclude' },
  include: { de: 'Wieder zählen', en: 'Count again' },
  excludeTitle: { de: 'Diese Stimme nicht zählen', en: 'Do not count this vote' },
  excludeLead: {
    de: 'Die Stimme bleibt stehen und kann wieder gezählt werden. Der Grund steht im Protokoll.',
    en: 'The vote stays and can be counted again. The reason is kept in the audit log.',
  },
  reason: { de: 'Grund', en: 'Reason' },
  reasonHint: {
    de: 'Höchstens 300 Zeichen, ohne E-Mail-Adresse',
    en: 'At most 300 characters, without an e-mail address',
  },
  reasonDe: { de: 'Grund (Deutsch)', en: 'Reason (German)' },
  reasonEn: { de: 'Grund (Englisch)', en: 'Reason (English)' },
  excluded: { de: 'Die Stimme zählt nicht mehr', en: 'The vote counts no more' },
  included: { de: 'Die Stimme zählt wieder', en: 'The vote counts again' },
  byReason: { de: 'Gründe', en: 'Reasons' },
  byTime: { de: 'Fehlversuche im Lauf der Zeit', en: 'Failed attempts over time' },
  number: { de: 'Zahl', en: 'Number' },
  groups: { de: 'Viele aus einem Netz', en: 'Many from one network' },
  groupsLead: {
    de: 'Gleicher Grund, gleiches Netz, dieselbe Stunde. Ein Hörsaal oder eine Firma mit einem Anschluss sieht genauso aus wie jemand, der viele Adressen ausprobiert.',
    en: 'The same reason, network and hour. A lecture hall or a company with one connection looks just like somebody who tries many addresses.',
  },
  addresses: { de: 'Adressen', en: 'Addresses' },
  hint: { de: 'Hinweis', en: 'Note' },
  looksCoordinated: { de: 'Sieht abgesprochen aus', en: 'Looks coordinated' },
  period: { de: 'Zeitraum', en: 'Period' },
  allTime: { de: 'Gesamter Zeitraum', en: 'All time' },
  recount: { de: 'Neu zählen', en: 'Count again' },
  recounted: { de: 'Neu gezählt', en: 'Counted again' },
  close: { de: 'Jetzt beenden', en: 'Close now' },
  closeQuestion: { de: 'Diese Abstimmung jetzt beenden?', en: 'Close this poll now?' },
  closeLead: {
    de: 'Danach kann niemand mehr abstimmen, und wieder öffnen lässt sie sich nicht, wenn Stimmen da sind. Stimmen, die noch nicht bestätigt sind, zählen nicht.',
    en: 'Nobody can vote after that, and it cannot be opened again once there are votes. Votes that are not confirmed yet do not count.',
  },
  closed: { de: 'Die Abstimmung ist beendet', en: 'The poll is closed' },
  annul: { de: 'Für ungültig erklären', en: 'Declare void' },
  annulLead: {
    de: 'Die Abstimmung gilt dann als Ganzes nicht: Niemand stimmt mehr ab, und statt des Ergebnisses steht dieser Grund auf ihrer Seite.',
    en: 'The poll is then void as a whole: nobody votes any more, and its page shows this reason instead of the result.',
  },
  annulled: { de: 'Die Abstimmung ist ungültig', en: 'The poll is void' },
  revoke: { de: 'Wieder für gültig erklären', en: 'Declare valid again' },
  revoked: { de: 'Die Abstimmung ist wieder gültig', en: 'The poll is valid again' },
  openResult: { de: 'Zum Ergebnis', en: 'To the result' },
  openVotes: { de: 'Stimmen und Fehlversuche', en: 'Votes and failed attempts' },
} as const satisfies Record<string, Words>

export const attemptPeriodNames: Record<AttemptPeriod, Words> = {
  day: { de: 'Letzte 24 Stunden', en: 'Last 24 hours' },
  week: { de: 'Letzte 7 Tage', en: 'Last 7 days' },
  month: { de: 'Letzte 30 Tage', en: 'Last 30 days' },
}

export function votesCount(n: number): Words {
  return { de: n === 1 ? '1 Stimmzettel' : `${n} Stimmzettel`, en: n === 1 ? '1 ballot' : `${n} ballots` }
}

/** Number of ballots shown of a secret poll, which may have more. */
export function votesShown(n: number): Words {
  return { de: `${n} Stimmzettel zu sehen`, en: n === 1 ? '1 ballot shown' : `${n} ballots shown` }
}

export function attemptsCount(n: number): Words {
  return {
    de: n === 1 ? '1 Fehlversuch' : `${n} Fehlversuche`,
    en: n === 1 ? '1 failed attempt' : `${n} failed attempts`,
  }
}

export function participantsCount(n: number): Words {
  return {
    de: n === 1 ? '1 Person hat teilgenommen.' : `${n} Personen haben teilgenommen.`,
    en: n === 1 ? '1 person took part.' : `${n} people took part.`,
  }
}

export function countedAt(moment: string): Words {
  return { de: `Gezählt am ${moment}`, en: `Counted on ${moment}` }
}
