import { randomUUID } from 'node:crypto'
import { lifetimes } from '#contract/account/session.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endLinks, type LinkPurpose } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/queries.ts'
import { deleteWantedEmail, lockPersonRow } from './self-queries.ts'

/** Links to the page that sets a password. */
export const passwordReset: LinkPurpose = {
  name: 'passwordReset',
  life: lifetimes.resetLink,
  uses: 'once',
  endsOlder: true,
}

/** The first link of a person, to set the first password: valid for some days. */
export const invitation: LinkPurpose = {
  name: 'invitation',
  life: lifetimes.invitation,
  uses: 'once',
  endsOlder: true,
}

/** Links to the page that confirms a new e-mail address of an account. */
export const emailChange: LinkPurpose = {
  name: 'emailChange',
  life: lifetimes.emailLink,
  uses: 'once',
  endsOlder: true,
}

/**
 * Voids an unconfirmed change of a person's e-mail address and its link: called in the transaction of every
 * action that locks out whoever may have requested it. The requester is unknown, and could regain the account
 * by the link.
 */
export async function endEmailChange(context: Pick<Context, 'db' | 'clock'>, userId: number): Promise<void> {
  await lockPersonRow(context.db, userId)
  await deleteWantedEmail(context.db, userId)
  await endLinks(context, emailChange, userId)
  await takeBackLetters(context, userId, ['emailWanted'])
}

/**
 * Voids the links that set a password: the letter, or the mailbox it was sent to, may belong to another
 * person by now.
 */
export async function endPasswordLinks(
  context: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  for (const purpose of [passwordReset, invitation]) await endLinks(context, purpose, userId)
  await takeBackLetters(context, userId, [passwordReset.name, invitation.name])
}

/** Returns the dedupe key of a letter about an account, by which the letter can be taken back. */
export function letterKeyOf(userId: number, purpose: string): string {
  return `${letterKeyBeginning(userId)}${purpose} ${randomUUID()}`
}

/**
 * Takes waiting letters with login links out of the outbox for a person who may not log in; with `all`, every
 * letter about the account.
 */
export async function takeBackLetters(
  { db }: Pick<Context, 'db'>,
  userId: number,
  which: 'all' | readonly string[] = [passwordReset.name, invitation.name, 'emailWanted'],
): Promise<void> {
  const beginning = letterKeyBeginning(userId)
  await takeBackMailsBeginning(
    db,
    which === 'all' ? [beginning] : which.map(purpose => `${beginning}${purpose} `),
  )
}

function letterKeyBeginning(userId: number): string {
  return `account ${userId} `
}
