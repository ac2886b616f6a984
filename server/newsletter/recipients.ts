import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { newsletterBackstageApi } from '#contract/newsletter/backstage-api.ts'
import type { Recipient, RecipientState } from '#contract/newsletter/recipient.ts'
import { subscriberMachine } from '#contract/newsletter/subscription.ts'
import {
  disabledReasonNames,
  recipientColumns as heading,
  languageNames,
  recipientStateNames,
  recipients as say,
} from '#messages/newsletter-recipients.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  by,
  byText,
  containsWords,
  daysOf,
  equals,
  fieldColumns,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { move, type Stateful } from '#server/platform/states/states.ts'
import { takeBackLettersOf } from './letters-ledger.ts'
import {
  findSubscribers,
  notStoppedColumns,
  type SubscriberRow,
  stoppedColumns,
} from './subscriber-queries.ts'

const momentOf = (moment: string | null) => (moment ? new Date(moment) : null)

/** The list of all subscriptions with an address: pending, active and disabled, the latest first. */
export const recipientList: ListDeclaration<Recipient, QueryOf<typeof newsletterBackstageApi.recipients>> = {
  name: 'recipients',
  title: say.title,
  table: 'newsletterSubscribers',
  sort: '-createdAt',
  sorts: {
    createdAt: by('createdAt'),
    activatedAt: by('activatedAt'),
    disabledAt: by('disabledAt'),
    email: byText('email'),
  },
  search: containsWords('email'),
  always: () => sql<boolean>`state <> 'left'`,
  filters: {
    state: isAnyOf('state'),
    disabledReason: isAnyOf('disabledReason'),
    locale: equals('language'),
    ...daysOf('created', 'createdAt'),
  },
  rows: async ({ db, clock }, ids) =>
    (await findSubscribers(db, ids)).flatMap(row => recipientOf(row, clock()) ?? []),
  columns: async () => [
    ...fieldColumns(heading, 'email'),
    { heading: heading.locale, cell: ({ locale }, reader) => languageNames[locale][reader] },
    { heading: heading.state, cell: ({ state }, reader) => recipientStateNames[state][reader] },
    { heading: heading.pausedUntil, cell: ({ pausedUntil }) => momentOf(pausedUntil) },
    { heading: heading.createdAt, cell: ({ createdAt }) => momentOf(createdAt) },
    { heading: heading.activatedAt, cell: ({ activatedAt }) => momentOf(activatedAt) },
    { heading: heading.legalBasis, cell: ({ legalBasis }) => legalBasis },
    { heading: heading.expiresAt, cell: ({ expiresAt }) => momentOf(expiresAt) },
    {
      heading: heading.disabledReason,
      cell: ({ disabledReason }, reader) => disabledReason && disabledReasonNames[disabledReason][reader],
    },
    { heading: heading.disabledAt, cell: ({ disabledAt }) => momentOf(disabledAt) },
  ],
}

export const subscriptions: Stateful<typeof subscriberMachine> = {
  states: subscriberMachine,
  table: 'newsletterSubscribers',
  entity: 'subscription',
}

/**
 * Disables or re-enables a subscription. Throws `notFound` if there is none in that state, and
 * `readerComplained` for a reader who has reported spam.
 */
export async function setDisabled(
  context: Context,
  { id, disabled }: { id: number; disabled: boolean },
): Promise<Recipient> {
  const now = context.clock()
  const wish = disabled
    ? ({ to: 'disabled', from: ['active'], action: 'disable', set: stoppedColumns('staff', now) } as const)
    : // Staff cannot confirm pending sign-ups.
      ({
        to: 'active',
        from: ['disabled'],
        action: 'enable',
        set: { ...notStoppedColumns, enabledAt: now },
      } as const)
  const wanted = sql<boolean>`disabled_reason is distinct from 'complaint'`
  await move(context, subscriptions, { id, ...wish, where: wanted })
  if (disabled) await takeBackLettersOf(context.db, id, now)
  const [row] = await findSubscribers(context.db, [id])
  if (!disabled && row?.disabledReason === 'complaint') throw fail('readerComplained')
  const recipient = row && recipientOf(row, now)
  if (recipient?.state !== wish.to) throw fail('notFound')
  return recipient
}

function recipientOf(row: SubscriberRow, now: Date): Recipient | null {
  const { id, email, language, state, createdAt, activatedAt, expiresAt, disabledAt, legalBasis } = row
  const { pausedUntil } = row
  if (email === null || state === 'left') return null
  const shownState: RecipientState = state
  return {
    ...{ id, email, locale: language, state: shownState, disabled: state === 'disabled' },
    pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    legalBasis,
    disabledReason: row.disabledReason,
    disabledAt: disabledAt?.toISOString() ?? null,
  }
}
