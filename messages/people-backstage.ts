import type { Bilingual } from '#contract/language.ts'
import type { LoginObstacle } from '#contract/people/user.ts'
import { type FieldNames, labelsOf } from './field-names.ts'
import { portraitConsents } from './portrait-consent.ts'
import { screenTitles } from './screen-titles.ts'

/** Managing people. */
export const peopleBackstage = {
  title: screenTitles.backstageUsers,
  create: { de: 'Person einladen', en: 'Invite a person' },
  empty: { de: 'Noch niemand hier', en: 'Nobody here yet' },
  emptyLead: {
    de: 'Laden Sie jemanden ein. Die Person setzt ihr Passwort selbst.',
    en: 'Invite somebody. They set their password themselves.',
  },
  name: { de: 'Name', en: 'Name' },
  titleField: { de: 'Titel', en: 'Title' },
  firstName: { de: 'Vorname', en: 'First name' },
  middleName: { de: 'Zweiter Vorname', en: 'Middle name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  isProfessor: { de: 'Professur', en: 'Professor' },
  isAssociatedProfessor: { de: 'Außerplanmäßige Professur', en: 'Associate professor' },
  pronoun: { de: 'Pronomen', en: 'Pronouns' },
  locale: { de: 'Sprache der E-Mails', en: 'Language of e-mails' },
  localeNames: { de: { de: 'Deutsch', en: 'Englisch' }, en: { de: 'German', en: 'English' } },
  username: { de: 'Benutzername', en: 'Username' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  ownEmailHint: {
    de: 'Ihre eigene Adresse ändern Sie in Ihrem Profil, mit Ihrem Passwort.',
    en: 'You change your own address in your profile, with your password.',
  },
  phone: { de: 'Telefon', en: 'Telephone' },
  room: { de: 'Raum', en: 'Room' },
  isEmailPublic: { de: 'E-Mail-Adresse im Profil zeigen', en: 'Show e-mail address in the profile' },
  isPhonePublic: { de: 'Telefon und Raum im Profil zeigen', en: 'Show telephone and room in the profile' },
  role: { de: 'Rolle', en: 'Role' },
  status: { de: 'Status', en: 'Status' },
  group: { de: 'Arbeitsgruppe', en: 'Research group' },
  position: { de: 'Funktion', en: 'Position' },
  institution: { de: 'Einrichtung', en: 'Institution' },
  login: { de: 'Login', en: 'Login' },
  canLogIn: { de: 'Login erlaubt', en: 'Login allowed' },
  cannotLogIn: { de: 'Login nicht möglich', en: 'Cannot log in' },
  isPaused: { de: 'Login vorübergehend gesperrt', en: 'Login locked for a while' },
  override: { de: 'Login', en: 'Login' },
  overrides: {
    de: { status: 'wie der Status es sagt', yes: 'immer erlaubt', no: 'nie erlaubt' },
    en: { status: 'as the status says', yes: 'always allowed', no: 'never allowed' },
  },
  isLocked: { de: 'Gesperrt', en: 'Locked' },
  locked: { de: 'Gesperrt', en: 'Locked' },
  idle: { de: 'Ohne Login', en: 'No login' },
  idleFor: { de: 'seit einem Jahr', en: 'for a year' },
  ending: { de: 'Konto endet', en: 'Account ends' },
  endingSoon: { de: 'in den nächsten 30 Tagen', en: 'within 30 days' },
  yes: { de: 'Ja', en: 'Yes' },
  lastLogin: { de: 'Letzter Login', en: 'Last login' },
  never: { de: 'Noch nie', en: 'Never' },
  failedLogins: { de: 'Fehlversuche', en: 'Failed logins' },
  noPassword: { de: 'Noch kein Passwort gesetzt', en: 'No password set yet' },
  priority: { de: 'Rang', en: 'Priority' },
  priorityHint: {
    de: '0: nach dem Alphabet · ab 100: Leitung',
    en: '0: alphabetical · from 100: principal investigator',
  },
  startDate: { de: 'Erster Tag', en: 'First day' },
  startDateHint: {
    de: 'Daran werden frühe Veröffentlichungen der Person erkannt.',
    en: 'Helps to tell which early publications are theirs.',
  },
  authorNames: { de: 'Weitere Namen in Veröffentlichungen', en: 'Further names in publications' },
  authorNamesHint: {
    de: 'Zum Beispiel ein früherer Nachname, einer je Zeile: Ladd, Mark E. Steht nicht im Profil.',
    en: 'A former last name, for instance, one per line: Ladd, Mark E. Not shown in the profile.',
  },
  pinnedArticleIds: { de: 'Angeheftete Veröffentlichungen', en: 'Pinned publications' },
  endDate: { de: 'Letzter Tag', en: 'Last day' },
  endDateHint: {
    de: 'Danach steht die Person bei den Ehemaligen und kann sich nicht mehr anmelden.',
    en: 'After it, the person is a former member and can no longer log in.',
  },
  account: { de: 'Konto', en: 'Account' },
  invited: {
    de: 'Nach dem Speichern bekommt die Person eine E-Mail mit einem Link, um ihr Passwort zu setzen. Er gilt sieben Tage.',
    en: 'After you save, the person gets an e-mail with a link to set their password. It is valid for seven days.',
  },
  notInvited: {
    de: 'Mit diesem Status kann sich niemand anmelden: Es gibt keine Einladung.',
    en: 'Nobody can log in with this status: there is no invitation.',
  },
  person: screenTitles.backstageUser,
  reach: { de: 'Erreichbarkeit', en: 'Contact details' },
  portrait: { de: 'Porträt', en: 'Portrait' },
  hasImageConsent: portraitConsents.portraitByStaff[0],
  interests: { de: 'Schwerpunkte', en: 'Interests' },
  interestsHint: { de: 'Einer je Zeile', en: 'One per line' },
  aboutMe: { de: 'Über mich', en: 'About me' },
  cv: { de: 'Werdegang', en: 'CV' },
  cvHint: {
    de: 'Eine Station je Zeile: Zeitraum:Ereignis, zum Beispiel „2015–2019: Promotion“ oder „seit 2020: Gruppenleitung“',
    en: 'One station a line: daterange:eventname, for example ‘2015–2019: PhD’ or ‘since 2020: group leader’',
  },
  cvAs: {
    de: { list: 'Stationen', text: 'Als Text' },
    en: { list: 'Stations', text: 'As text' },
  },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  lasts: { de: 'dauert an', en: 'ongoing' },
  event: { de: 'Was', en: 'What' },
  stationLacks: {
    de: {
      year: 'Das Jahr fehlt.',
      event: 'Es fehlt, was es war.',
      times: 'Bitte Jahre wie 2015 oder 03/2015, das Ende nicht vor dem Anfang.',
    },
    en: {
      year: 'The year is missing.',
      event: 'What it was is missing.',
      times: 'Years such as 2015 or 03/2015, please, the end not before the beginning.',
    },
  },
  addStation: { de: 'Station hinzufügen', en: 'Add a station' },
  publications: { de: 'Ausgewählte Publikationen', en: 'Selected publications' },
  isSelectedBibliography: {
    de: 'Eigene Auswahl statt der neuesten zehn zeigen',
    en: 'Show a selection of your own instead of the newest ten',
  },
  contacts: { de: 'Anderswo zu finden', en: 'Found elsewhere' },
  service: { de: 'Dienst', en: 'Service' },
  contactId: { de: 'Kennung oder Name', en: 'Profile id or name' },
  link: { de: 'Adresse des Profils', en: 'Profile link' },
  isExternal: { de: 'führt zu einer anderen Website', en: 'leads to another website' },
  addContact: { de: 'Eintrag hinzufügen', en: 'Add an entry' },
  boards: { de: 'Gremien', en: 'Boards' },
  boardRole: { de: 'Gremium', en: 'Board' },
  addBoard: { de: 'Gremium hinzufügen', en: 'Add a board' },
  unlock: { de: 'Sperre aufheben', en: 'Unlock' },
  notLocked: {
    de: 'Es gibt keine Sperre, die aufzuheben wäre.',
    en: 'There is no lock to be lifted.',
  },
  unlocked: { de: 'Die Sperre ist aufgehoben', en: 'Unlocked' },
  sendReset: { de: 'Link für ein neues Passwort schicken', en: 'Send a password reset' },
  sendInvitation: { de: 'Einladung noch einmal schicken', en: 'Send the invitation again' },
  resetSent: { de: 'Der Link ist unterwegs', en: 'The link is on its way' },
  sendLinks: { de: 'Link zum Passwort schicken', en: 'Send a password link' },
  namedStay: { de: 'Wer genannt wird, lässt sich nicht löschen', en: 'Whoever is named cannot be deleted' },
  namedStayLead: {
    de: 'Wer das Institut verlässt, wird weiter genannt: Öffnen Sie dafür das Konto und wählen Sie „Person verlässt das Institut“. Soll das Konto ganz weg, tragen Sie die Person hier zuerst aus:',
    en: 'Whoever leaves the institute goes on being named: open their account for that, and choose ‘Person leaves’. If the account is to go altogether, take the person out here first:',
  },
  leave: { de: 'Person verlässt das Institut …', en: 'Person leaves …' },
  leaveLead: {
    de: 'Login, Sitzungen, Telefon und Raum enden sofort, ältere Fassungen dieses Kontos werden gelöscht. Auch was im Profil nicht öffentlich ist, wird gelöscht: bei einem verborgenen Profil alles außer dem Namen, sonst ein Porträt ohne Einwilligung. Name, öffentliches Profil und die Autorschaft veröffentlichter Beiträge bleiben, damit Leserinnen und Leser wissen, von wem sie sind.',
    en: 'Login, sessions, telephone and room end at once, and older versions of this account are deleted. So is what is not public in the profile: all but the name where the profile is hidden, otherwise a portrait without consent. The name, the public profile and the authorship of what is published stay, so that readers know who wrote it.',
  },
  heir: { de: 'Wer übernimmt die Entwürfe?', en: 'Who takes over the drafts?' },
  leaveNow: { de: 'Jetzt austragen', en: 'End the account now' },
  left: { de: 'Die Person ist ausgetragen', en: 'The person has left' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  onlyForAdmins: {
    de: 'Diese Person hat die Rechte der Administration. Nur wer sie auch hat, kann ihr Konto und ihr Profil ändern.',
    en: 'This person is an administrator. Only administrators can change their account and profile.',
  },
} as const satisfies Record<string, Bilingual<unknown>>

/** Title of the dialog that ends a person's account. */
export function leavesTitle(name: string): Bilingual<string> {
  return { de: `${name} verlässt das Institut`, en: `${name} leaves` }
}

/** Result of sending links to several people. */
export function linksSent(n: number): Bilingual<string> {
  return n === 1
    ? { de: '1 Link ist unterwegs', en: '1 link is on its way' }
    : { de: `${n} Links sind unterwegs`, en: `${n} links are on their way` }
}

export function linksQuestion(n: number): Bilingual<string> {
  return {
    de: `${peopleCount(n).de} einen Link für ein neues Passwort schicken?`,
    en: `Send a link for a new password to ${peopleCount(n).en}?`,
  }
}

export function unlockedMany(n: number): Bilingual<string> {
  return { de: `Sperre aufgehoben: ${peopleCount(n).de}`, en: `Unlocked: ${peopleCount(n).en}` }
}

/** Why an action is not possible for a person. */
export function becauseOf(reason: Bilingual<string>): Bilingual<string> {
  return { de: `Geht nicht: ${reason.de}.`, en: `Not possible: ${reason.en}.` }
}

export function failedLogins(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Fehlversuch' : `${n} Fehlversuche`,
    en: n === 1 ? '1 failed login' : `${n} failed logins`,
  }
}

/** Reasons why a person cannot log in. */
export const obstacleNames: Record<LoginObstacle, Bilingual<string>> = {
  deleted: { de: 'liegt im Papierkorb', en: 'in the trash' },
  locked: { de: 'gesperrt', en: 'locked' },
  person: { de: 'dieser Person nicht erlaubt', en: 'not allowed to this person' },
  status: { de: 'der Status erlaubt es nicht', en: 'the status does not allow it' },
}

export function peopleCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Person' : `${n} Personen`, en: n === 1 ? '1 person' : `${n} people` }
}

/** Choice of a person in a form. */
export const peopleChoice = {
  nobody: { de: 'Niemand gewählt', en: 'Nobody chosen' },
  none: { de: 'Niemand gefunden', en: 'Nobody found' },
} as const satisfies Record<string, Bilingual<string>>

export function formerMember(name: string): Bilingual<string> {
  return { de: `${name} (ehemalig)`, en: `${name} (former member)` }
}

/** Names of the fields of people, in error messages and in the history. */
export const personFieldNames: FieldNames = {
  ...labelsOf(peopleBackstage),
  titleId: peopleBackstage.titleField,
  roleId: peopleBackstage.role,
  statusId: peopleBackstage.status,
  groupId: peopleBackstage.group,
  positionId: peopleBackstage.position,
  institutionId: peopleBackstage.institution,
  isLoginAllowedOverride: peopleBackstage.override,
  sortPriority: peopleBackstage.priority,
  boardTerms: peopleBackstage.boards,
  heirId: peopleBackstage.heir,
}

export const stationNumber = (n: number) => ({ de: `Station ${n}`, en: `Station ${n}` })
export const contactNumber = (n: number) => ({ de: `Profil ${n}`, en: `Profile ${n}` })
export const boardTermNumber = (n: number) => ({ de: `Amtszeit ${n}`, en: `Term ${n}` })

/** Message after saving an account whose owner is invited by e-mail. */
export function invitedTo(email: string): Bilingual<string> {
  return {
    de: `Gespeichert. Die Einladung geht an ${email}.`,
    en: `Saved. The invitation goes to ${email}.`,
  }
}
