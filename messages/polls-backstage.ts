import type { Bilingual } from '#contract/language.ts'
import type { VotingState } from '#contract/voting/states.ts'
import type { FieldNames } from './field-names.ts'
import { screenTitles } from './screen-titles.ts'

/** Polls in backstage. */
export const pollsBackstage = {
  title: screenTitles.backstagePolls,
  create: { de: 'Abstimmung anlegen', en: 'Create a poll' },
  empty: { de: 'Noch keine Abstimmungen', en: 'No polls yet' },
  emptyLead: {
    de: 'Legen Sie die erste an. Sie bleibt verborgen, bis Sie sie sichtbar machen.',
    en: 'Create the first one. It stays hidden until you show it.',
  },
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  name: { de: 'Frage oder Titel', en: 'Question or title' },
  teaser: { de: 'Einleitung', en: 'Teaser' },
  teaserHint: { de: 'Zwei Sätze für Liste und Seite', en: 'Two sentences for the list and the page' },
  content: { de: 'Text', en: 'Text' },
  state: { de: 'Zustand', en: 'State' },
  opensAt: { de: 'Beginn', en: 'Opens' },
  opensAtHint: { de: 'Leer: sobald sichtbar', en: 'Empty: as soon as it is visible' },
  closesAt: { de: 'Ende', en: 'Closes' },
  closesAtHint: {
    de: 'Vorzeitig beenden lässt sie sich bei ihrem Ergebnis.',
    en: 'You can close it early beside its result.',
  },
  ballots: { de: 'Stimmzettel', en: 'Ballots' },
  times: { de: 'Zeitraum', en: 'Period' },
  rules: { de: 'Regeln', en: 'Rules' },
  begun: { de: 'Die Regeln stehen fest', en: 'The rules are fixed' },
  begunLead: {
    de: 'Es gibt schon Stimmen, Codes oder Einladungen. Sind Stimmen da, stehen auch die Antworten fest; Texte, die fehlen, Bilder und das Ende lassen sich noch ändern.',
    en: 'There are votes, codes or invitations already. Once there are votes, the options are fixed, too; missing texts, pictures and the end can still be changed.',
  },
  way: { de: 'Wer abstimmt', en: 'Who votes' },
  ways: {
    de: {
      anybody: 'Alle, ohne Prüfung der Adresse',
      confirmed: 'Alle, Adresse per Link bestätigt',
      domains: 'Adressen bestimmter Domains, per Link bestätigt',
      invited: 'Eingeladene Adressen',
      codes: 'Wer einen Code hat',
    },
    en: {
      anybody: 'Anybody, address not checked',
      confirmed: 'Anybody, address confirmed by a link',
      domains: 'Addresses of some domains, confirmed by a link',
      invited: 'Invited addresses',
      codes: 'Whoever has a code',
    },
  },
  domains: { de: 'Domains', en: 'Domains' },
  domainsHint: {
    de: 'Jede mit der Eingabetaste beendet, zum Beispiel universitaet.example',
    en: 'Each ended with Enter, such as university.example',
  },
  method: { de: 'Wie abgestimmt wird', en: 'How people vote' },
  methods: {
    de: {
      one: 'Eine Antwort',
      several: 'Mehrere Antworten',
      points: 'Punkte verteilen',
      ranking: 'Reihenfolge',
    },
    en: { one: 'One option', several: 'Several options', points: 'Distribute points', ranking: 'Ranking' },
  },
  mostVotes: { de: 'Höchstens so viele', en: 'At most as many' },
  mostPerOption: { de: 'Punkte je Antwort, höchstens', en: 'Points for one option, at most' },
  isNamed: { de: 'Namentlich', en: 'Named' },
  isNamedHint: {
    de: 'Stimme und Adresse stehen zusammen. Sonst kann niemand sehen, wer was gewählt hat.',
    en: 'Vote and address stand together. Otherwise nobody can see who chose what.',
  },
  mayReplace: { de: 'Stimme bis zum Ende änderbar', en: 'A vote can be changed until the end' },
  results: { de: 'Ergebnis zeigen', en: 'Show the result' },
  resultsWhen: {
    de: { never: 'Nie', afterVote: 'Nach der eigenen Stimme', afterEnd: 'Nach dem Ende' },
    en: { never: 'Never', afterVote: 'After voting', afterEnd: 'After the end' },
  },
  isOncePerNetwork: { de: 'Jeder Anschluss nur einmal', en: 'Each connection only once' },
  isOncePerNetworkHint: {
    de: 'Viele Menschen teilen sich einen Anschluss, etwa in einer Hochschule. Meist besser aus.',
    en: 'Many people share one connection, at a university for instance. Usually better left off.',
  },
  ownNetworks: { de: 'Gilt nicht für diese Netze', en: 'Not for these networks' },
  duplicate: { de: 'Duplizieren', en: 'Duplicate' },
  duplicateLead: {
    de: 'Legt eine verborgene Kopie mit allen Texten und Regeln an, ohne Stimmen, Zeiten und Einladungen.',
    en: 'Makes a hidden copy with all texts and rules, without votes, times and invitations.',
  },
  duplicated: { de: 'Kopie angelegt', en: 'Copy made' },
  options: { de: 'Antworten', en: 'Options' },
  sound: { de: 'Ton (MP3, M4A oder WAV)', en: 'Sound (MP3, M4A or WAV)' },
  addOption: { de: 'Antwort hinzufügen', en: 'Add an option' },
  optionsHint: {
    de: 'Mehrere Zeilen auf einmal eingefügt werden mehrere Antworten.',
    en: 'Several lines pasted at once become several options.',
  },
  label: { de: 'Antwort', en: 'Option' },
  text: { de: 'Erläuterung', en: 'Explanation' },
} as const satisfies Record<string, Bilingual<unknown>>

export function pollsCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Abstimmung' : `${n} Abstimmungen`, en: n === 1 ? '1 poll' : `${n} polls` }
}

export function optionNumber(n: number): Bilingual<string> {
  return { de: `Antwort ${n}`, en: `Option ${n}` }
}

/** Names of the fields of polls, in error messages and in the history. */
export const pollFieldNames: FieldNames = {
  title: pollsBackstage.name,
  teaser: pollsBackstage.teaser,
  content: pollsBackstage.content,
  options: pollsBackstage.options,
  opensAt: pollsBackstage.opensAt,
  closesAt: pollsBackstage.closesAt,
  rules: pollsBackstage.rules,
}

export const pollStates: Record<VotingState, Bilingual<string>> = {
  notStarted: { de: 'Noch nicht offen', en: 'Not open yet' },
  open: { de: 'Offen', en: 'Open' },
  closed: { de: 'Beendet', en: 'Closed' },
}
