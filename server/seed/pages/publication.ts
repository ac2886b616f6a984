import { block, type SeedPage, text } from './parts.ts'

const toArticles = { href: '/de/publication/wiss-artikel' }
const toReports = { href: '/de/publication/bericht' }

/** What stands above the annual reports and the list of articles. */
export const publicationPages: SeedPage[] = [
  {
    category: 'publication',
    page: 'report',
    title: { de: 'Jahresberichte', en: 'Annual reports' },
    lead: {
      de: 'Was das Institut in einem Jahr getan hat, womit und mit welchem Ergebnis.',
      en: 'What the institute did in a year, with what means and to what result.',
    },
    picture: 'fibrePaths',
    items: [
      text(
        { id: 'introduction', title: { de: 'Was darin steht', en: 'What is in them' } },
        [
          'Seit 2006 legt das Institut für jedes Jahr einen Bericht vor. Er richtet sich an Förderer und Partner, ist aber so geschrieben, dass ihn auch andere lesen können. Jeder Bericht enthält',
          [
            'die Ergebnisse der Arbeitsgruppen, auf je zwei Seiten',
            'abgeschlossene Promotionen, Auszeichnungen und neue Projekte',
            'die Zahl der Messungen und der Freiwilligen',
            'den Zustand der Geräte, auch Ausfälle und was wir daraus gelernt haben',
            'Einnahmen und Ausgaben',
            'alle Veröffentlichungen des Jahres',
          ],
          'Ein Bericht erscheint im Frühjahr des folgenden Jahres. Der Vorstand legt ihn der Mitgliederversammlung vor; danach steht er hier.',
        ],
        [
          'The institute has published a report for every year since 2006. The reports are meant for those who fund us and work with us, but are written for anyone to read. Each contains',
          [
            'the results of the research groups, on two pages each',
            'doctorates completed, awards and new projects',
            'the number of scans and of volunteers',
            'the state of the scanners, including failures and what we learned from them',
            'income and expenditure',
            'all publications of the year',
          ],
          'A report appears in the spring of the following year. The board presents it to the general meeting; after that it is published here.',
        ],
      ),
      text(
        { id: 'reading', title: { de: 'Lesen und bestellen', en: 'Reading and ordering' } },
        [
          'Die Berichte stehen unten auf dieser Seite als PDF, der neueste zuerst. Ältere Dateien sind noch nicht barrierefrei. Schreiben Sie an office@example.org, wenn Sie einen davon in einer anderen Form brauchen oder ein gedrucktes Exemplar möchten.',
        ],
        [
          'The reports follow below as PDF files, the latest first. Older files are not yet accessible. Write to office@example.org if you need one in another form, or would like a printed copy.',
        ],
      ),
      block(
        'callToAction',
        { id: 'to-articles' },
        {
          text: {
            de: 'Suchen Sie eine bestimmte Veröffentlichung?',
            en: 'Looking for one particular publication?',
          },
          label: { de: 'Zu den Artikeln', en: 'To the articles' },
          link: toArticles,
        },
      ),
    ],
  },
  {
    category: 'publication',
    page: 'scientific-articles',
    title: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
    lead: {
      de: 'Etwa sechshundert Artikel aus dem Institut, von 2006 bis heute.',
      en: 'About six hundred articles from the institute, from 2006 to the present.',
    },
    picture: 'spectra',
    items: [
      text(
        { id: 'introduction', title: { de: 'Was Sie hier finden', en: 'What you find here' } },
        [
          'Seit 2006 sind rund sechshundert Artikel erschienen, an denen Forschende des Instituts beteiligt waren. Die Liste folgt unten auf dieser Seite. Sie können nach Titel, Namen, Zeitschrift und Jahr suchen und sich nur Arbeiten anzeigen lassen, für die bei 7 Tesla gemessen wurde.',
        ],
        [
          'Some six hundred articles to which researchers of the institute contributed have appeared since 2006. The list follows below on this page. You can search it by title, name, journal and year, and narrow it down to work measured at 7 tesla.',
        ],
      ),
      text(
        { id: 'open-access', title: { de: 'Freier Zugang', en: 'Open access' } },
        [
          'Was öffentlich gefördert wird, soll öffentlich zu lesen sein. Neue Artikel veröffentlichen wir deshalb, wo immer es geht, im offenen Zugang. Ist eine Zeitschrift nicht frei, legen wir das angenommene Manuskript in einem Archiv ab, sobald der Verlag es erlaubt. Bei älteren Arbeiten gelingt das nicht immer. Fragen Sie uns dann nach einem Exemplar.',
          'Messdaten und Programme geben wir weiter, soweit der Schutz der Freiwilligen es zulässt. Wo sie liegen, steht im Artikel.',
        ],
        [
          'What the public pays for, the public should be able to read. Wherever possible we publish new articles open access. If a journal is not open, we place the accepted manuscript in a repository as soon as the publisher allows. For older work that is not always possible; please ask us for a copy.',
          'We share data and software as far as the protection of our volunteers permits. Each article says where they are kept.',
        ],
      ),
      text(
        { id: 'how-to-cite', title: { de: 'So zitieren Sie', en: 'How to cite' } },
        [
          'Zitieren Sie bitte immer den Artikel selbst und nicht diese Liste. Dazu gehören:',
          [
            'alle Namen, wie sie im Artikel stehen',
            'Titel, Zeitschrift, Jahr, Band und Seiten oder Artikelnummer',
            'der DOI, denn er bleibt gültig, auch wenn sich Adressen ändern',
          ],
          'Haben Sie an unseren Geräten gemessen, nennen Sie das Institut bitte in der Danksagung und schicken Sie uns den DOI. Fehlt ein Eintrag oder ist einer falsch, schreiben Sie an office@example.org.',
        ],
        [
          'Please cite the article itself, never this list. A reference contains:',
          [
            'all names as they appear in the article',
            'title, journal, year, volume and pages or article number',
            'the DOI, which stays valid even when addresses change',
          ],
          'If you have measured on our scanners, please name the institute in your acknowledgements and send us the DOI. Do tell us about missing or wrong entries as well: office@example.org.',
        ],
      ),
      block(
        'callToAction',
        { id: 'to-reports' },
        {
          text: {
            de: 'Einen Überblick über jedes Jahr geben unsere Berichte.',
            en: 'Our reports give an overview of each year.',
          },
          label: { de: 'Zu den Jahresberichten', en: 'To the annual reports' },
          link: toReports,
        },
      ),
    ],
  },
]
