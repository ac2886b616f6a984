import { timeZone } from '#contract/language.ts'

/** A recurring job: its time as a cron expression in `timeZone`, and what it does. */
export interface Recurring {
  at: string
  what: string
  /** Whether it writes to people or sends requests to other hosts; a copy of the site skips it. */
  reachesOthers?: true
}

/**
 * All recurring jobs. The areas declare what `forget` deletes. No daily job is due between two and three
 * o'clock, an hour that occurs twice on one night of the year and not at all on another.
 */
export const schedule = {
  forget: { at: '5 3 * * *', what: 'deletes personal data whose period is over' },
  forgetHourly: {
    at: '25 * * * *',
    what: 'the same for what is kept for a day or less, and for sessions that have ended',
  },
  resetSecondFactors: {
    at: '*/5 * * * *',
    what: 'takes second factors away that an administrator asked for a day ago, and nobody objected',
    reachesOthers: true,
  },
  expireSeats: {
    at: '* * * * *',
    what: 'frees seats at events that were not confirmed in time, and offers them to the next',
    reachesOthers: true,
  },
  sendEventLetters: {
    at: '* * * * *',
    what: 'writes letters about events whose time has come',
    reachesOthers: true,
  },
  writeNewsletterLetters: {
    at: '* * * * *',
    what: 'writes letters of issues of the newsletter that are being sent, and notes what became of earlier ones',
    reachesOthers: true,
  },
  readMailbox: {
    at: '*/2 * * * *',
    what: 'reads what came back to the mailbox of the site: letters that were not delivered, and mails that unsubscribe',
    reachesOthers: true,
  },
  sendPollLetters: {
    at: '* * * * *',
    what: 'writes letters to those who are invited to a poll that is open',
    reachesOthers: true,
  },
  sendJuryLetters: {
    at: '* * * * *',
    what: 'writes letters to members of juries whose contest is voted on',
    reachesOthers: true,
  },
  sendStudyLetters: {
    at: '* * * * *',
    what: 'writes letters about studies to volunteers, each of whom gets one a week at most',
    reachesOthers: true,
  },
  tellStudyContacts: {
    at: '20 8 * * *',
    what: 'tells the contacts of studies whose call was sent how many were asked, once a week',
    reachesOthers: true,
  },
  askVolunteers: {
    at: '10 9 * * *',
    what: 'asks volunteers for studies whose year ends within 30 days whether they want to stay',
    reachesOthers: true,
  },
  shuffleBallots: { at: '35 * * * *', what: 'puts the rows of ballots and of voters into another order' },
  shuffleClosedBallots: {
    at: '* * * * *',
    what: 'does so for the last time as soon as a vote has closed',
  },
  destroyVotingKeys: {
    at: '50 1 * * *',
    what: 'destroys the keys of votes that ended 30 days ago, and with them all their addresses',
  },
  rebuildAuthors: {
    at: '* * * * *',
    what: 'looks at the authors of articles once more, where people or decisions have changed',
  },
  moveToFormer: { at: '1 0 * * *', what: 'moves people whose last day is over to the former members' },
  sealAudit: { at: '* * * * *', what: "makes a new head of the audit log's chain, where entries were added" },
  trimSecurityLog: {
    at: '30 3 * * *',
    what: 'takes addresses out of SECURITY_LOG that have been there for a week',
  },
  sendAuditHead: {
    at: '45 6 * * *',
    what: 'sends the head of the audit log to administrators who want it',
    reachesOthers: true,
  },
  makeMissing: { at: '20 4 * * *', what: 'makes AVIF versions and first pages of files that have none' },
  harvestArticles: {
    at: '15 4 * * *',
    what: 'looks for publications of the institute at PubMed, and for what has changed about those that are known',
    reachesOthers: true,
  },
  sweepFiles: { at: '40 3 * * *', what: 'deletes stored bytes that belong to no file' },
} as const satisfies Record<string, Recurring>

export type RecurringName = keyof typeof schedule

export const recurringNames = Object.keys(schedule) as RecurringName[]

export const scheduleTimeZone = timeZone
