import { block, type SeedPage, text } from './parts.ts'

const toArticles = { href: '/de/publication/wiss-artikel' }
const toReports = { href: '/de/publication/bericht' }

/** Introductory texts above the annual reports and the list of articles. */
export const publicationPages: SeedPage[] = [
  {
    category: 'publication',
    page: 'report',
    title: { de: 'Jahresberichte', en: 'Annual reports' },
    lead: {
      de: 'Was das Institut in einem Jahr getan hat, womit und mit welchem Ergebnis.',
      en: 'What the institute did in a year, with what means, and with what result.',
    },
    picture: 'riceCurves',
    items: [
      text(
        { id: 'introduction', title: { de: 'Was darin steht', en: 'What is in them' } },
        [
          'Seit 2006 legt das Institut für jedes Jahr einen Bericht vor. Er richtet sich an alle, die uns fördern oder mit uns arbeiten, ist aber so geschrieben, dass ihn auch andere lesen können. Jeder Bericht enthält',
          [
            'die Ergebnisse der Arbeitsgruppen, auf je zwei Seiten',
            'abgeschlossene Promotionen, Auszeichnungen und neue Projekte',
            'die Zahl der Messungen und der Freiwilligen',
            'den Zustand der Geräte, auch Ausfälle und was wir daraus gelernt haben',
            'Einnahmen und Ausgaben',
            'alle Veröffentlichungen des Jahres',
          ],
          'Ein Bericht erscheint im Frühjahr des folgenden Jahres. Der Vorstand legt ihn der Mitgliederversammlung vor; danach veröffentlichen wir ihn.',
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
          'A report appears in the spring of the following year. The board presents it to the general meeting; after that we publish it.',
        ],
      ),
      text(
        { id: 'reading', title: { de: 'Lesen und bestellen', en: 'Reading and ordering' } },
        [
          'Die Berichte gibt es als PDF und gedruckt. Was Sie auf dieser Seite nicht finden, schicken wir Ihnen: Schreiben Sie an office@example.org und nennen Sie das Jahr. Ältere PDF-Dateien sind noch nicht barrierefrei; den Text senden wir Ihnen gern in einer anderen Form.',
        ],
        [
          'The reports are available as PDF files and in print. If you do not find one on this page, we will send it to you: write to office@example.org and name the year. Older PDF files are not yet accessible; we will gladly send you the text in another form.',
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
          label: { de: 'Zu den Artikeln', en: 'Go to the articles' },
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
      de: 'Was seit 2006 aus dem Institut erschienen ist: zum Suchen, Lesen und Zitieren.',
      en: 'What has come from the institute since 2006: to search, to read and to cite.',
    },
    picture: 'fieldMap',
    items: [
      text(
        { id: 'introduction', title: { de: 'Was erschienen ist', en: 'What has been published' } },
        [
          'In der Liste stehen die Arbeiten, an denen Forschende des Instituts beteiligt waren. Fehlt Ihnen eine, nennen Sie uns Titel, Namen oder Thema: office@example.org.',
        ],
        [
          'The list holds the work that researchers of the institute have contributed to. If you miss one, tell us its title, a name or the subject: office@example.org.',
        ],
      ),
      text(
        { id: 'open-access', title: { de: 'Freier Zugang', en: 'Open access' } },
        [
          'Was öffentlich gefördert wird, soll öffentlich zu lesen sein. Neue Artikel veröffentlichen wir deshalb, wo immer es geht, im offenen Zugang. Ist eine Zeitschrift nicht frei, legen wir das angenommene Manuskript in einem Archiv ab, sobald der Verlag es erlaubt. Bei älteren Arbeiten gelingt das nicht immer. Fragen Sie uns dann nach einem Exemplar.',
          'Messdaten und Programme geben wir weiter, soweit der Schutz der Freiwilligen es zulässt. Wo sie liegen, steht im jeweiligen Artikel. Ein Beispiel sind unsere [Rohdaten bewegter Köpfe](/de/info/neuigkeiten/rohdaten-bewegter-koepfe-zum-nachrechnen).',
        ],
        [
          'What the public pays for, the public should be able to read. Wherever possible we publish new articles open access. If a journal is not open, we place the accepted manuscript in a repository as soon as the publisher allows. For older work that is not always possible; please ask us for a copy.',
          'We share data and software as far as the protection of our volunteers permits. Each article says where they are kept. One example is our [raw data of moving heads](/en/info/news/raw-data-of-moving-heads-to-check-for-yourself).',
        ],
      ),
      text(
        { id: 'how-to-cite', title: { de: 'So zitieren Sie', en: 'How to cite' } },
        [
          'Zitieren Sie bitte immer den Artikel selbst und nicht diese Seite. Dazu gehören:',
          [
            'alle Namen, wie sie im Artikel stehen',
            'Titel, Zeitschrift, Jahr, Band und Seiten oder Artikelnummer',
            'der DOI, denn er bleibt gültig, auch wenn sich Adressen ändern',
          ],
          'Haben Sie an unseren Geräten gemessen, nennen Sie das Institut bitte in der Danksagung und schicken Sie uns den DOI. Fehlt uns eine Arbeit oder stimmt eine Angabe nicht, schreiben Sie an office@example.org.',
        ],
        [
          'Please cite the article itself, not this page. A reference contains:',
          [
            'all names as they appear in the article',
            'title, journal, year, volume and pages or article number',
            'the DOI, which stays valid even when addresses change',
          ],
          'If you have measured on our scanners, please name the institute in your acknowledgements and send us the DOI. If we have missed an article or got a detail wrong, write to office@example.org.',
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
          label: { de: 'Zu den Jahresberichten', en: 'Go to the annual reports' },
          link: toReports,
        },
      ),
    ],
  },
]
