import type { Bilingual } from '#contract/language.ts'

/** Error messages for the fields of a publication. */
export const articleProblems = {
  validArticleTitle: {
    de: 'Bitte geben Sie einen Titel an.',
    en: 'Please enter a title.',
  },
  validAuthors: {
    de: 'Die Namen aller Autorinnen und Autoren dürfen zusammen höchstens 120.000 Zeichen haben.',
    en: 'Please enter valid authors: their names may have at most 120,000 characters in all.',
  },
  oneSearch: {
    de: 'Bitte suchen Sie nur auf eine Art: nach Wörtern, Titel, Person oder Einrichtung.',
    en: 'Please search in one way only: by words, title, author or institute.',
  },
  validPubmedId: {
    de: 'Eine PubMed-Nummer besteht aus höchstens neun Ziffern, zum Beispiel 29768149.',
    en: 'A valid PubMed ID consists of at most nine digits, for example 29768149.',
  },
  validDoi: {
    de: 'Ein DOI beginnt mit 10. und enthält einen Schrägstrich, zum Beispiel 10.1002/mrm.28000.',
    en: 'A valid DOI begins with 10. and contains a slash, for example 10.1002/mrm.28000.',
  },
  validIssn: {
    de: 'Eine ISSN hat acht Stellen, zum Beispiel 0740-3194.',
    en: 'A valid ISSN has eight digits, for example 0740-3194.',
  },
  validIsbn: {
    de: 'Eine ISBN hat zehn oder dreizehn Stellen, zum Beispiel 978-3-16-148410-0.',
    en: 'A valid ISBN has ten or thirteen digits, for example 978-3-16-148410-0.',
  },
  validPublicationYear: {
    de: 'Bitte geben Sie ein Jahr zwischen 1800 und 2200 an.',
    en: 'Please enter a valid year between 1800 and 2200.',
  },
  validMonth: {
    de: 'Bitte wählen Sie einen Monat aus der Liste.',
    en: 'Please choose a month from the list.',
  },
  articleFileEmpty: {
    de: 'Diese Datei enthält keine Publikation.',
    en: 'This file contains no publication.',
  },
  articleFileUnknown: {
    de: 'Diese Datei wurde nicht erkannt. Gelesen werden BibTeX, RIS, PubMed (NBIB), CSL-JSON und Listen von PMIDs und DOIs.',
    en: 'This file was not recognised. BibTeX, RIS, PubMed (NBIB), CSL-JSON and lists of PMIDs and DOIs can be read.',
  },
  articleFileTooLarge: {
    de: 'Diese Datei ist größer als 20 MB. Bitte teilen Sie sie auf.',
    en: 'This file is larger than 20 MB. Please split it.',
  },
  articleTaken: {
    de: 'Mit dieser Nummer gibt es schon einen Eintrag. Bitte ergänzen Sie diesen.',
    en: 'There already is an entry with this number. Please add to that one.',
  },
  reportYearTaken: {
    de: 'Für dieses Jahr gibt es schon einen Bericht. Bitte ändern Sie das Jahr.',
    en: 'There is a report for this year already. Please change the year.',
  },
} as const satisfies Record<string, Bilingual<string>>
