import { randomUUID } from 'node:crypto'
import { lifetimes } from '#contract/account/session.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endLinks, type LinkPurpose } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/queries.ts'
import { deleteWantedEmail, holdPerson } from './self-queries.ts'

/** Links to the page that sets a password. */
export const passwordReset: LinkPurpose = {
  name: 'passwordReset',
  life: lifetimes.resetLink,
  uses: 'once',
  endsOlder: true,
}

/** The first link of a person, to set the first password: it waits for some days. */
export const invitation: LinkPurpose = {
  name: 'invitation',
  life: lifetimes.invitation,
  uses: 'once',
  endsOlder: true,
}

/** Links to the page that confirms another address of an account. */
export const emailChange: LinkPurpose = {
  name: 'emailChange',
  life: lifetimes.emailLink,
  uses: 'once',
  endsOlder: true,
}

/**
 * Voids a change of somebody's address that was not confirmed, and its link: called by whatever shuts out who may have
 * wished it, in the same transaction. Who wished it is not known, and might get the account back by it.
 */
export async function endEmailChange(context: Pick<Context, 'db' | 'clock'>, userId: number): Promise<void> {
  await holdPerson(context.db, userId)
  await deleteWantedEmail(context.db, userId)
  await endLinks(context, emailChange, userId)
  await takeBackLetters(context, userId, ['emailWanted'])
}

/** Voids the links that set a password: who has the letter, or the mailbox it went to, may be somebody else by now. */
export async function endPasswordLinks(
  context: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<void> {
  for (const purpose of [passwordReset, invitation]) await endLinks(context, purpose, userId)
  await takeBackLetters(context, userId, [passwordReset.name, invitation.name])
}

/** The key of a letter to somebody about their account, by which it is taken back. */
export function letterKeyOf(userId: number, purpose: string): string {
  return `${letterKeyBeginning(userId)}${purpose} ${randomUUID()}`
}

/** Letters with a way in do not leave any more, for somebody who may not come in; with 'all' no letter does. */
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
