import type { Bilingual } from '#contract/language.ts'
import { screenTitles } from './screen-titles.ts'

type About<Fact> = Bilingual<(fact: Fact) => string>

/** The cards with codes, to be cut out. */
export const codeCards = {
  title: {
    de: (title: string) => `Codes: ${title}`,
    en: (title: string) => `Codes: ${title}`,
  },
  once: { de: 'Gilt einmal', en: 'Works once' },
} as const

/** Letters to people who are invited to vote. */
export const invitationLetter = {
  greeting: {
    de: (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
    en: (name: string) => (name === '' ? 'Hello,' : `Dear ${name},`),
  },
  invitation: {
    subject: {
      de: (title: string) => `Bitte stimmen Sie ab: ${title}`,
      en: (title: string) => `Please vote: ${title}`,
    },
    text: {
      de: (title: string) =>
        `Sie sind eingeladen, bei „${title}“ abzustimmen. Der folgende Link gehört nur Ihnen. Bitte geben Sie ihn nicht weiter.`,
      en: (title: string) =>
        `You are invited to vote in ‘${title}’. The following link is yours alone. Please do not pass it on.`,
    },
  },
  reminder: {
    subject: {
      de: (title: string) => `Noch können Sie abstimmen: ${title}`,
      en: (title: string) => `You can still vote: ${title}`,
    },
    text: {
      de: (title: string) =>
        `Ihre Stimme bei „${title}“ fehlt noch. Mit dem folgenden Link können Sie abstimmen. Er gehört nur Ihnen.`,
      en: (title: string) =>
        `Your vote in ‘${title}’ is still missing. You can vote with the following link. It is yours alone.`,
    },
  },
  button: { de: 'Zur Abstimmung', en: 'Go to the vote' },
  until: {
    de: (moment: string) => `Sie können bis ${moment} abstimmen.`,
    en: (moment: string) => `You can vote until ${moment}.`,
  },
  code: {
    de: (code: string) =>
      `Falls der Code auf der Seite noch nicht eingetragen ist, geben Sie ihn bitte ein: ${code}`,
    en: (code: string) => `If the code is not filled in on the page already, please enter it: ${code}`,
  },
  secret: {
    de: 'Die Abstimmung ist geheim. Das Institut sieht weder, wer von den Eingeladenen abgestimmt hat, noch, wer was gewählt hat.',
    en: 'The ballot is secret. The institute sees neither which of those invited have voted, nor who chose what.',
  },
  named: {
    de: 'Die Abstimmung ist namentlich. Das Institut sieht, was Sie wählen.',
    en: 'Votes are given by name: the institute can see what you choose.',
  },
  why: {
    de: 'Sie erhalten diese E-Mail, weil das Institut Sie zu dieser Abstimmung eingeladen hat. 30 Tage nach dem Ende der Abstimmung löschen wir Ihre Adresse.',
    en: 'You are receiving this e-mail because the institute invited you to this vote. We will delete your address 30 days after the vote ends.',
  },
} as const

/** Codes and invitations in backstage. */
export const ticketsBackstage = {
  codes: { de: 'Codes', en: 'Codes' },
  codesLead: {
    de: 'Karten mit Code und QR-Code zum Ausschneiden, zehn auf einem Blatt. Die Codes stehen nur in dieser Datei; noch einmal drucken lassen sie sich nicht.',
    en: 'Cards with a code and a QR code to cut out, ten on a sheet. The codes stand in this file alone; they cannot be printed again.',
  },
  many: { de: 'Wie viele', en: 'How many' },
  print: { de: 'Codes als PDF', en: 'Codes as PDF' },
  revokeCodes: { de: 'Unbenutzte Codes widerrufen', en: 'Revoke unused codes' },
  revokeCodesLead: {
    de: 'Alle Codes, mit denen noch niemand abgestimmt hat, gelten dann nicht mehr, auch die auf schon verteilten Karten. Das lässt sich nicht zurücknehmen.',
    en: 'All codes that nobody has voted with will stop working, also those on cards that were handed out. This cannot be undone.',
  },
  revoke: { de: 'Widerrufen', en: 'Revoke' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  saveFirst: {
    de: 'Bitte speichern Sie zuerst: Dann lassen sich hier Codes drucken oder Adressen einladen.',
    en: 'Please save first: then codes can be printed or addresses invited here.',
  },
  invitations: screenTitles.backstagePollInvitations,
  invited: { de: 'Eingeladene', en: 'Those invited' },
  toInvitations: { de: 'Einladungen verwalten', en: 'Manage invitations' },
  invite: { de: 'Einladen', en: 'Invite' },
  inviteTitle: { de: 'Adressen einladen', en: 'Invite addresses' },
  language: { de: 'Sprache der E-Mails', en: 'Language of the e-mails' },
  languageHint: {
    de: 'Wo die Liste keine andere nennt',
    en: 'Where the list names no other',
  },
  remind: { de: 'Erinnern', en: 'Remind' },
  again: { de: 'E-Mail noch einmal senden', en: 'Send the e-mail again' },
  revokeOne: { de: 'Einladung widerrufen', en: 'Revoke the invitation' },
  empty: { de: 'Noch niemand eingeladen', en: 'Nobody invited yet' },
  emptyLead: {
    de: 'Laden Sie Adressen ein. Jede bekommt einen eigenen Link und hat eine Stimme.',
    en: 'Invite addresses. Each gets a link of its own and has one vote.',
  },
  secretLead: {
    de: 'Wer abgestimmt hat, steht hier nicht, denn die Abstimmung ist geheim. Erinnerungen bekommen trotzdem nur die, deren Stimme fehlt. Wird eine Einladung widerrufen, mit der schon abgestimmt wurde, zählt die Stimme weiter.',
    en: 'Who has voted is not shown here, for the ballot is secret. Reminders still go only to those whose vote is missing. The vote of somebody whose invitation is revoked after they voted goes on counting.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  name: { de: 'Name', en: 'Name' },
  spoken: { de: 'Sprache', en: 'Language' },
  letter: { de: 'Letzte E-Mail', en: 'Latest e-mail' },
  letterAt: { de: 'Geschrieben', en: 'Written' },
  reminders: { de: 'Erinnerungen', en: 'Reminders' },
  hasVoted: { de: 'Abgestimmt', en: 'Voted' },
  createdAt: { de: 'Eingeladen', en: 'Invited' },
  waiting: { de: 'Wartet', en: 'Waits' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  secret: { de: 'geheim', en: 'secret' },
} as const satisfies Record<string, Bilingual<string>>

/** Names of the letters that wait to be sent. */
export const waitingLetterNames = {
  invitation: { de: 'Einladung', en: 'Invitation' },
  again: { de: 'Einladung, noch einmal', en: 'Invitation, once more' },
  reminder: { de: 'Erinnerung', en: 'Reminder' },
} as const satisfies Record<string, Bilingual<string>>

export const usedOf: Bilingual<(used: number, made: number) => string> = {
  de: (used, made) => `${used} von ${made} benutzt`,
  en: (used, made) => `${used} of ${made} used`,
}

export const votedOf: Bilingual<(used: number, made: number) => string> = {
  de: (used, made) => `${used} von ${made} Eingeladenen ${used === 1 ? 'hat' : 'haben'} abgestimmt`,
  en: (used, made) => `${used} of ${made} invited people ${used === 1 ? 'has' : 'have'} voted`,
}

export const codesRevoked: About<number> = {
  de: n => (n === 1 ? '1 Code gilt nicht mehr' : `${n} Codes gelten nicht mehr`),
  en: n => (n === 1 ? '1 code no longer works' : `${n} codes no longer work`),
}

export const tooMany: About<number> = {
  de: most => `Höchstens ${most} Adressen auf einmal. Bitte teilen Sie die Liste.`,
  en: most => `At most ${most} addresses at once. Please split the list.`,
}

export function invitationCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Einladung' : `${n} Einladungen`,
    en: n === 1 ? '1 invitation' : `${n} invitations`,
  }
}

export function invitedCount(invited: number, known: number): Bilingual<string> {
  const { de, en } = invitationCount(invited)
  if (known === 0) return { de: `${de} angelegt`, en: `${en} made` }
  return {
    de: `${de} angelegt, ${known} ${known === 1 ? 'Adresse war' : 'Adressen waren'} schon eingeladen`,
    en: `${en} made, ${known} ${known === 1 ? 'address was' : 'addresses were'} invited already`,
  }
}

/** Shown below a list of addresses, before they are invited. */
export function invitingLead(n: number): Bilingual<string> {
  return {
    de: `${n === 1 ? '1 E-Mail geht' : `${n} E-Mails gehen`} nach einer Minute hinaus, frühestens sobald die Abstimmung sichtbar und offen ist. Bis dahin lässt sich das zurücknehmen. Wer schon eingeladen ist, bekommt keine.`,
    en: `${n === 1 ? '1 e-mail goes' : `${n} e-mails go`} out after a minute, but not before the vote is visible and open. Until then it can be taken back. Those invited already get none.`,
  }
}

/**
 * Shown before reminding: the number invited, but not how many of them get a reminder, because that would
 * tell who has voted in secret.
 */
export function remindingLead(invited: number): Bilingual<string> {
  return {
    de: `Eingeladen: ${invited}. Eine Erinnerung mit ihrem Link bekommen davon alle, die noch nicht abgestimmt haben und deren letzte E-Mail mindestens einen Tag alt ist. Eine Minute lang lässt sich das zurücknehmen.`,
    en: `Invited: ${invited}. Of these, all who have not voted yet and whose last e-mail is at least a day old get a reminder with their link. It can be taken back for a minute.`,
  }
}

export function againQuestion(n: number): Bilingual<string> {
  return {
    de: `${n === 1 ? 'Die E-Mail' : `${n} E-Mails`} noch einmal senden? Eine Minute lang lässt sich das zurücknehmen.`,
    en: `Send ${n === 1 ? 'the e-mail' : `${n} e-mails`} again? It can be taken back for a minute.`,
  }
}

export function remindedCount(n: number): Bilingual<string> {
  if (n === 0) return { de: 'Zurzeit ist niemand zu erinnern', en: 'Nobody is to be reminded at the moment' }
  return {
    de: `Erinnert wird, wer von ${n} Eingeladenen noch nicht abgestimmt hat`,
    en: `Those of ${n} invited who have not voted yet are reminded`,
  }
}

export function againCount(n: number): Bilingual<string> {
  return {
    de: `${n === 1 ? '1 E-Mail geht' : `${n} E-Mails gehen`} in einer Minute noch einmal hinaus`,
    en: `${n === 1 ? '1 e-mail goes' : `${n} e-mails go`} out again in a minute`,
  }
}

export function revokedCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Einladung widerrufen' : `${n} Einladungen widerrufen`,
    en: n === 1 ? '1 invitation revoked' : `${n} invitations revoked`,
  }
}

export function revokeQuestion(n: number): Bilingual<string> {
  return {
    de:
      n === 1
        ? 'Diese Einladung widerrufen? Ihr Link gilt dann nicht mehr.'
        : `${n} Einladungen widerrufen? Ihre Links gelten dann nicht mehr.`,
    en:
      n === 1
        ? 'Revoke this invitation? Its link will stop working.'
        : `Revoke ${n} invitations? Their links will stop working.`,
  }
}
