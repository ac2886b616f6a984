import type { Evidence, EvidenceCode } from '#contract/articles/evidence.ts'
import type { Bilingual } from '#contract/language.ts'

type Sentence = Bilingual<(detail: string) => string>

/** Evidence for or against an author being a given person, one sentence each. */
const sentences: Record<EvidenceCode, Sentence> = {
  sameOrcid: { de: () => 'Gleiche ORCID', en: () => 'The same ORCID' },
  otherOrcid: { de: () => 'Hat eine andere ORCID', en: () => 'Has another ORCID' },
  fullName: { de: () => 'Gleicher ausgeschriebener Vorname', en: () => 'The same first name, written out' },
  initials: { de: () => 'Gleiche Initialen', en: () => 'The same initials' },
  commonName: {
    de: () => 'Der Nachname ist häufig',
    en: () => 'The last name is common',
  },
  otherFirstName: {
    de: name => `Hat einen anderen Vornamen: ${name}`,
    en: name => `Has another first name: ${name}`,
  },
  otherInitials: {
    de: name => `Hat andere Initialen: ${name}`,
    en: name => `Has other initials: ${name}`,
  },
  otherLastName: {
    de: name => (name === '' ? 'Hat einen anderen Nachnamen' : `Hat einen anderen Nachnamen: ${name}`),
    en: name => (name === '' ? 'Has another last name' : `Has another last name: ${name}`),
  },
  sharedCoauthors: {
    de: count =>
      count === '1'
        ? 'Eine gemeinsame Person unter den übrigen Autoren'
        : `${count} gemeinsame Personen unter den übrigen Autoren`,
    en: count => (count === '1' ? 'One co-author in common' : `${count} co-authors in common`),
  },
  samePlace: { de: () => 'Ähnliche Adresse', en: () => 'A similar address' },
  otherPlace: { de: () => 'Andere Adresse', en: () => 'Another address' },
  sameJournal: { de: () => 'Dieselbe Zeitschrift', en: () => 'The same journal' },
  sameTopic: { de: () => 'Ähnlicher Titel', en: () => 'A similar title' },
  yearsApart: {
    de: years => (years === '1' ? 'Ein Jahr liegt dazwischen' : `${years} Jahre liegen dazwischen`),
    en: years => (years === '1' ? 'One year lies between them' : `${years} years lie between them`),
  },
  instituteThen: {
    de: () => 'Nennt das Institut, und war damals hier',
    en: () => 'Names the institute, and was here at that time',
  },
  institute: { de: () => 'Nennt das Institut', en: () => 'Names the institute' },
  instituteLater: {
    de: () => 'Nennt das Institut, war damals aber nicht hier',
    en: () => 'Names the institute, but was not here at that time',
  },
  elsewhere: { de: () => 'Nennt nur andere Einrichtungen', en: () => 'Names other institutions only' },
  housesCoauthors: {
    de: count =>
      count === '1'
        ? 'Eine weitere Person des Instituts hat mitgeschrieben'
        : `${count} weitere Personen des Instituts haben mitgeschrieben`,
    en: count =>
      count === '1'
        ? 'One other person of the institute is among the authors'
        : `${count} other people of the institute are among the authors`,
  },
  likeConfirmed: {
    de: () => 'Ähnelt bestätigten Publikationen der Person',
    en: () => 'Resembles confirmed publications of the person',
  },
  unlikeConfirmed: {
    de: () => 'Ähnelt keiner bestätigten Publikation der Person',
    en: () => 'Resembles no confirmed publication of the person',
  },
  severalPeople: {
    de: () => 'Auch eine andere Person des Instituts kommt infrage',
    en: () => 'Another person of the institute comes into question too',
  },
  signsElsewhere: {
    de: () => 'Steht schon an anderer Stelle unter den Autoren',
    en: () => 'Stands elsewhere among the authors already',
  },
}

/** The sentence of a piece of evidence, in both languages. */
export function evidenceSentence({ code, detail }: Pick<Evidence, 'code' | 'detail'>): Bilingual<string> {
  const { de, en } = sentences[code]
  return { de: de(detail), en: en(detail) }
}
