import { timeZone } from '#contract/language.ts'
import type { RetentionKind } from '#contract/retention.ts'

/** Work that comes again by itself: when, as a cron line in `timeZone`, and what it does. */
export interface Recurring {
  at: string
  what: string
  /** The kinds of personal data whose periods it keeps. */
  keeps?: RetentionKind | readonly RetentionKind[]
}

/**
 * All recurring work. Every kind of `contract/retention.ts` stands here once. Nothing is due between two and three
 * o'clock, an hour that one night a year has twice and another not at all.
 */
export const schedule = {
  forgetContactMessages: {
    at: '5 3 * * *',
    keeps: 'contactMessage',
    what: 'deletes contact messages after 30 days',
  },
  forgetConsents: {
    at: '7 3 * * *',
    keeps: 'consent',
    what: 'deletes consents whose details are gone',
  },
  forgetMails: {
    at: '10 3 * * *',
    keeps: 'mail',
    what: 'deletes letters 30 days after sending, and unused tokens',
  },
  forgetSessions: {
    at: '15 3 * * *',
    keeps: ['session', 'knownDevice', 'failedLogin'],
    what: 'deletes ended sessions and old counters',
  },
  forgetSecurityEvents: {
    at: '20 3 * * *',
    keeps: 'securityEvent',
    what: 'cuts IP addresses, deletes old incidents',
  },
  forgetRepeats: {
    at: '25 * * * *',
    keeps: 'repeat',
    what: 'deletes the marks of forms sent over a day ago',
  },
  forgetAudit: { at: '30 3 * * *', keeps: 'audit', what: 'deletes audit entries after 24 months' },
  emptyTrash: { at: '35 3 * * *', keeps: 'trash', what: 'deletes what has been in the trash for 30 days' },
  forgetLinks: { at: '38 3 * * *', keeps: 'link', what: 'deletes links that expired a week ago' },
  forgetPageViews: {
    at: '39 3 * * *',
    keeps: 'pageView',
    what: 'deletes counts of page views after 25 months',
  },
  sweepFiles: { at: '40 3 * * *', what: 'deletes stored bytes that belong to no file' },
  forgetLimits: {
    at: '45 * * * *',
    keeps: 'requestCount',
    what: 'deletes counters whose time is over',
  },
} as const satisfies Record<string, Recurring>

export type RecurringName = keyof typeof schedule

export const recurringNames = Object.keys(schedule) as RecurringName[]

export const scheduleTimeZone = timeZone
