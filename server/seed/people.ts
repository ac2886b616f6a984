import type { Bilingual } from '#contract/language.ts'
import type { NewUser } from '#server/people/people.ts'
import type { GroupName } from './groups.ts'

type PositionName =
  | 'head'
  | 'leader'
  | 'research'
  | 'doctoral'
  | 'technical'
  | 'office'
  | 'student'
  | 'guest'
  | 'advisor'

/** Labels of the positions; they are found by their German text. */
export const demoPositions: Record<PositionName, Bilingual<string>> = {
  head: { de: 'Institutsleitung', en: 'Head of institute' },
  leader: { de: 'Gruppenleitung', en: 'Group leader' },
  research: { de: 'Wissenschaftliche Mitarbeit', en: 'Research staff' },
  doctoral: { de: 'Promotion', en: 'Doctoral researcher' },
  technical: { de: 'Technik', en: 'Technical staff' },
  office: { de: 'Verwaltung', en: 'Administrative staff' },
  student: { de: 'Studium', en: 'Student' },
  guest: { de: 'Gastaufenthalt', en: 'Visiting researcher' },
  advisor: { de: 'Beirat', en: 'Advisory board' },
}

/** A person of the demo: an account with `hasLogin`, otherwise only a profile. */
export interface DemoPerson extends Pick<NewUser, 'firstName' | 'lastName' | 'title'> {
  username: string
  role?: string
  status?: string
  hasLogin?: true
  isProfessor?: true
  isAssociatedProfessor?: true
  pronoun?: 'she' | 'he'
  position: PositionName
  group?: GroupName
  sortPriority?: number
  board?: [role: 'Vorstand' | 'Wissenschaftlicher Beirat', from: string, to: string | null][]
  interests?: Bilingual<string[]>
  about?: Bilingual<string>
  cv?: Bilingual<string[]>
  orcid?: string
  phone?: string
  room?: string
}

/**
 * The people of the demo institute: three with a login, one for each kind of access to backstage, and their
 * colleagues.
 */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...{ username: 'wiesenthaler', firstName: 'Katharina', lastName: 'Wiesenthaler', title: 'Dr.' },
    ...{ isProfessor: true, pronoun: 'she', position: 'head', group: 'coils', sortPriority: 130 },
    board: [['Vorstand', '2018', null]],
    ...{ phone: '+49 30 5550 100', room: '2.01', orcid: '0000-0002-1825-0097' },
    interests: {
      de: ['Paralleles Senden', 'Spulen für 7 und 9,4 Tesla', 'Sicherheit im Hochfrequenzfeld'],
      en: ['Parallel transmission', 'Coils for 7 and 9.4 tesla', 'Radio-frequency safety'],
    },
    about: {
      de: 'Ich baue Antennen für den Kopf. Bei 298 Megahertz ist die Welle im Gewebe kürzer als der Kopf selbst: Wer überall gleich viel Signal haben will, muss viele kleine Sender aufeinander abstimmen.',
      en: 'I build antennas for the head. At 298 megahertz the wave inside tissue is shorter than the head itself: whoever wants the same signal everywhere has to tune many small transmitters to one another.',
    },
    cv: {
      de: [
        'seit 2018: Geschäftsführende Direktorin des Instituts',
        'seit 2012: Leitung der Gruppe MR-Physik und Spulen',
        '2008–2012: Wissenschaftliche Mitarbeit, paralleles Senden bei 7 Tesla',
        '2004–2008: Promotion in Physik',
        '1999–2004: Studium der Physik',
      ],
      en: [
        'since 2018: Managing director of the institute',
        'since 2012: Head of the group MR physics and coils',
        '2008–2012: Research staff, parallel transmission at 7 tesla',
        '2004–2008: Doctorate in physics',
        '1999–2004: Studies of physics',
      ],
    },
  },
  {
    ...{ username: 'okwudiri', firstName: 'Emeka', lastName: 'Okwudiri', title: 'Dr.' },
    ...{ isProfessor: true, pronoun: 'he', position: 'head', group: 'memory', sortPriority: 120 },
    board: [['Vorstand', '2020', null]],
    ...{ phone: '+49 30 5550 110', room: '1.14', orcid: '0000-0001-5109-3700' },
    interests: {
      de: ['Hippocampus', 'Schichten der Hirnrinde', 'Gedächtnis im Alter'],
      en: ['Hippocampus', 'Cortical layers', 'Memory in ageing'],
    },
    about: {
      de: 'Mich beschäftigt, was ein Gedächtnis verliert und was es behält. Ultrahochfeld zeigt die Teile des Hippocampus einzeln; damit lässt sich fragen, welcher wofür zuständig ist.',
      en: 'I work on what a memory loses and what it keeps. Ultra-high field shows the parts of the hippocampus one by one, so that we can ask which of them does what.',
    },
    cv: {
      de: [
        'seit 2020: Direktor, Neurowissenschaft',
        '2014–2020: Professur für Neuropsychologie',
        '2009–2014: Gruppenleitung',
        '2005–2009: Promotion in Psychologie',
      ],
      en: [
        'since 2020: Director, neuroscience',
        '2014–2020: Professor of neuropsychology',
        '2009–2014: Group leader',
        '2005–2009: Doctorate in psychology',
      ],
    },
  },
  {
    ...{ username: 'solhaugen', firstName: 'Marit', lastName: 'Solhaugen', title: 'Dr. med.' },
    ...{ isAssociatedProfessor: true, pronoun: 'she', position: 'head', group: 'clinic', sortPriority: 110 },
    board: [['Vorstand', '2022', null]],
    ...{ phone: '+49 30 5550 120', room: '1.02' },
    interests: {
      de: ['Epilepsie', 'Kleine Gefäße', 'Klinische Studien'],
      en: ['Epilepsy', 'Small vessels', 'Clinical studies'],
    },
    about: {
      de: 'Ich bin Neurologin und frage bei jedem neuen Verfahren dasselbe: Sieht man damit etwas, das einem kranken Menschen hilft?',
      en: 'I am a neurologist, and I ask the same of every new method: does it show anything that helps a patient?',
    },
    cv: {
      de: [
        'seit 2022: Direktorin, klinische Forschung',
        '2015–2022: Oberärztin für Neurologie',
        '2007–2015: Assistenz- und Fachärztin',
      ],
      en: [
        'since 2022: Director, clinical research',
        '2015–2022: Senior physician in neurology',
        '2007–2015: Resident and specialist',
      ],
    },
  },
  {
    ...{ username: 'lindqvist', firstName: 'Astrid', lastName: 'Lindqvist', title: 'PD Dr.' },
    ...{ pronoun: 'she', position: 'leader', group: 'metabolism', sortPriority: 100 },
    ...{ room: '2.08', phone: '+49 30 5550 131' },
    interests: {
      de: ['Phosphor und Natrium', 'Glutamat', 'Energiestoffwechsel'],
      en: ['Phosphorus and sodium', 'Glutamate', 'Energy metabolism'],
    },
    about: {
      de: 'Nicht nur Wasser gibt ein Signal. Meine Gruppe hört auf die leisen Kerne.',
      en: 'Water is not the only source of signal. My group listens to the faint nuclei.',
    },
    cv: {
      de: [
        'seit 2019: Gruppenleitung',
        '2016: Habilitation',
        '2010–2019: Wissenschaftliche Mitarbeit',
        '2006–2010: Promotion in Chemie',
      ],
      en: [
        'since 2019: Group leader',
        '2016: Habilitation',
        '2010–2019: Research staff',
        '2006–2010: Doctorate in chemistry',
      ],
    },
  },
  {
    ...{ username: 'vasconcelos', firstName: 'Tiago', lastName: 'Vasconcelos', title: 'Dr.-Ing.' },
    ...{
      pronoun: 'he',
      position: 'leader',
      group: 'analysis',
      sortPriority: 100,
      orcid: '0000-0002-1694-233X',
    },
    ...{ room: '0.20' },
    interests: {
      de: ['Bildrekonstruktion', 'Bewegungskorrektur', 'Offener Quelltext'],
      en: ['Image reconstruction', 'Motion correction', 'Open source'],
    },
    about: {
      de: 'Ein Messwert ohne seine Unsicherheit ist eine Meinung. Wir rechnen beides aus und veröffentlichen, womit wir rechnen.',
      en: 'A value without its uncertainty is an opinion. We compute both, and publish what we compute with.',
    },
    cv: {
      de: [
        'seit 2021: Gruppenleitung',
        '2015–2021: Wissenschaftliche Mitarbeit',
        '2011–2015: Promotion in Elektrotechnik',
      ],
      en: [
        'since 2021: Group leader',
        '2015–2021: Research staff',
        '2011–2015: Doctorate in electrical engineering',
      ],
    },
  },
  {
    ...{
      username: 'hanna',
      firstName: 'Hanna',
      lastName: 'Berger',
      title: 'Dr.',
      role: 'admin',
      hasLogin: true,
    },
    ...{ pronoun: 'she', position: 'office', room: '1.05' },
    interests: { de: ['Website', 'Öffentlichkeit'], en: ['Website', 'Public engagement'] },
  },
  {
    ...{
      username: 'jonas',
      firstName: 'Jonas',
      lastName: 'Keller',
      title: '',
      role: 'newsEditor',
      hasLogin: true,
    },
    ...{ pronoun: 'he', position: 'office', room: '1.06' },
    interests: { de: ['Wissenschaftskommunikation'], en: ['Science communication'] },
  },
  {
    ...{
      username: 'mira',
      firstName: 'Mira',
      lastName: 'Öztürk',
      title: 'Dr.',
      role: 'member',
      hasLogin: true,
    },
    ...{ pronoun: 'she', position: 'research', group: 'coils', room: '2.04' },
    interests: { de: ['Pulsdesign', 'Metamaterialien'], en: ['Pulse design', 'Metamaterials'] },
    cv: {
      de: ['seit 2023: Wissenschaftliche Mitarbeit', '2018–2023: Promotion in Physik'],
      en: ['since 2023: Research staff', '2018–2023: Doctorate in physics'],
    },
  },
  ...colleagues('research', [
    ['Benedikt', 'Achternbusch', 'Dr.', 'safety'],
    ['Noor', 'El-Khatib', 'Dr.', 'vessels'],
    ['Philippa', 'Rosenstolz', 'Dr.', 'relaxometry'],
    ['Kenji', 'Watanabe', 'Dr.-Ing.', 'sequences'],
    ['Ewa', 'Brzezińska', 'Dr. med.', 'heart'],
  ]),
  ...colleagues('doctoral', [
    ['Levin', 'Hagemeister', 'M. Sc.', 'sequences'],
    ['Sofía', 'Echeverría', 'M. Sc.', 'memory'],
    ['Oluwaseun', 'Adeyemi', 'M. Sc.', 'body'],
    ['Freya', 'Sønderby', 'M. Sc.', 'relaxometry'],
    ['Matteo', 'Bellavista', 'M. Sc.', 'heart'],
    ['Yasmin', 'Farrokhzad', 'M. Sc.', 'vessels'],
  ]),
  ...colleagues('technical', [
    ['Ulrich', 'Stellmacher', 'Dipl.-Ing.', 'safety'],
    ['Gesa', 'Thormählen', '', 'clinic'],
    ['Dragan', 'Petrović', '', 'analysis'],
  ]),
  ...colleagues('student', [['Lotte', 'Vandenbroucke', 'B. Sc.', 'memory']]),
  ...advisors([
    ['Akiko', 'Morishige', '2021'],
    ['Rafael', 'Quintanilhas', '2021'],
    ['Leïla', 'Bouzarour', '2024'],
    ['Tomasz', 'Wierzbowiec', '2024'],
  ]),
  {
    ...{
      username: 'grothusen',
      firstName: 'Heinrich',
      lastName: 'Grothusen',
      title: 'Dr.',
      status: 'alumni',
    },
    ...{ isProfessor: true, position: 'head', sortPriority: 100, board: [['Vorstand', '2006', '2018']] },
    about: {
      de: 'Gründungsdirektor von 2006 bis 2018.',
      en: 'Founding director from 2006 to 2018.',
    },
  },
  {
    ...{
      username: 'castelnuovo',
      firstName: 'Chiara',
      lastName: 'Castelnuovo',
      title: 'Dr.',
      status: 'alumni',
    },
    ...{ position: 'research', group: 'metabolism', board: [['Vorstand', '2018', '2022']] },
  },
  {
    ...{ username: 'nyberg', firstName: 'Erik', lastName: 'Nyberg', title: 'Dr.', status: 'alumni' },
    ...{ position: 'doctoral', group: 'analysis' },
  },
]

function colleagues(
  position: PositionName,
  people: [firstName: string, lastName: string, title: string, group: GroupName][],
): DemoPerson[] {
  return people.map(([firstName, lastName, title, group]) => ({
    ...{ firstName, lastName, title, position, group },
    username: usernameOf(lastName),
  }))
}

function advisors(people: [firstName: string, lastName: string, since: string][]): DemoPerson[] {
  return people.map(([firstName, lastName, since]) => ({
    ...{ firstName, lastName, title: 'Dr.', isProfessor: true, position: 'advisor', status: 'external' },
    username: usernameOf(lastName),
    board: [['Wissenschaftlicher Beirat', since, null]],
  }))
}

function usernameOf(lastName: string): string {
  return lastName
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
}
