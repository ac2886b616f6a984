import type { UnsentInvitations } from '../contract/voting/tickets-api.ts'
import type { Ask } from './api.ts'
import type { Site } from './site.ts'

const patience = 30_000 // ms: a job writes the letter a moment after its cause

/**
 * Returns the match in the newest letter to an address, read from the demo's list of letters: mostly the path
 * of a page.
 */
export async function inLetter({ url }: Pick<Site, 'url'>, email: string, looked: RegExp): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; await pause()) {
    const list = await (await fetch(`${url}/dev/mails`)).text()
    for (const [, id] of list.matchAll(/href="\/dev\/mails\/(\d+)"/g)) {
      const letter = await (await fetch(`${url}/dev/mails/${id}`)).text()
      const [found] = looked.exec(letter) ?? []
      if (letter.includes(`${email}<`) && found) return found
    }
  }
  throw new Error(`There is no letter to ${email} with ${looked}.`)
}

const pause = () => new Promise(resolve => setTimeout(resolve, 200))

/** Sends waiting invitation letters at once. `path` is the backstage path of the poll or contest. */
export async function sendInvitationsNow(ask: Ask, path: string): Promise<void> {
  const { body } = await ask<{ unsent: Pick<UnsentInvitations, 'letter' | 'wantedAt'>[] }>(
    'GET',
    `${path}/tickets`,
  )
  for (const { letter, wantedAt } of body.unsent)
    await ask('POST', `${path}/invitations/letters`, { letter, wantedAt, action: 'sendNow' })
}
