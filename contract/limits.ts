export interface LimitRule {
  times: number
  within: number // seconds
  /** What is counted by: an IP address (IPv6 by its /64), or a text such as an e-mail address or a number. */
  by: 'ip' | 'text'
  /**
   * `durable` survives a restart and is always on; `volume` is kept in memory, and LIMITS=off switches it
   * off.
   */
  kind: 'durable' | 'volume'
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Every limit by name: those of calls, and those of requests that are no call. */
export const limitTable = {
  // A lecture hall of 300 may share one network address: what visitors send is limited generously by network
  // address, and strictly by e-mail address, so that nobody's mailbox is flooded.
  contact: { times: 60, within: hour, by: 'ip', kind: 'durable' },
  contactAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  newsletter: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  newsletterAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Confirmation letters to unconfirmed addresses, for the whole site; their number is set by
  // `CONFIRMATIONS_A_DAY`. `confirmationsEnded` reports once that it is used up.
  confirmation: { times: 500, within: day, by: 'text', kind: 'durable' },
  confirmationsEnded: { times: 1, within: day, by: 'text', kind: 'durable' },
  registration: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  registrationAddress: { times: 5, within: hour, by: 'text', kind: 'durable' },
  volunteer: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  volunteerAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Refused votes only: a person who corrects a form stays far below it, a script that guesses codes does
  // not.
  vote: { times: 60, within: hour, by: 'ip', kind: 'durable' },
  myData: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  myDataAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Per poll: a letter may get lost twice, but nobody must be flooded with them.
  voteAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // A class may submit from one address, a file each; a script may not.
  contribution: { times: 100, within: hour, by: 'ip', kind: 'durable' },
  contributionAddress: { times: 6, within: hour, by: 'text', kind: 'durable' },
  // Per work: fitting a file to the rules takes a few tries, and each picture is re-encoded.
  contributionFile: { times: 10, within: hour, by: 'text', kind: 'durable' },
  // Up to three letters may get lost.
  resetRequest: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  resetRequestAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Failures only, and only they are refused: the guesses of four accounts.
  login: { times: 20, within: 15 * minute, by: 'ip', kind: 'durable' },
  // Above this, passwords from this network are checked only for known devices, because checking takes time.
  loginFlood: { times: 400, within: 15 * minute, by: 'ip', kind: 'durable' },
  // Invalid links only: tokens are too long to guess, and valid ones are not counted.
  tokenPage: { times: 30, within: hour, by: 'ip', kind: 'durable' },
  // By the link of *My data*, whose answers look through all that is kept: read, taken along and deleted part by part.
  myDataLink: { times: 60, within: 10 * minute, by: 'text', kind: 'volume' },
  // Every full page load of backstage refreshes once: constant reloading by hand, ten a minute, does not
  // reach it.
  refresh: { times: 600, within: hour, by: 'text', kind: 'durable' },
  // Enough for an hour of film in two sizes, in segments, but not for a script that fills the disk.
  upload: { times: 1500, within: hour, by: 'text', kind: 'volume' },
  // Twenty-five a second: a lecture hall behind one address may open the same page at once.
  read: { times: 1500, within: minute, by: 'ip', kind: 'volume' },
  // A form's page is rendered again with its response: a lecture hall may send one each within a minute.
  form: { times: 400, within: minute, by: 'ip', kind: 'volume' },
  // Files of up to 50 MB sent by visitors with a form, accepted or refused: enough for a class with a second
  // try each. A script that has files received and checked for nothing is stopped before they are read.
  sentFile: { times: 60, within: 10 * minute, by: 'ip', kind: 'volume' },
  // A user logs out once; a whole institute may share one address.
  logout: { times: 400, within: minute, by: 'ip', kind: 'volume' },
  // A lecture hall behind one address, each with pages full of pictures, some with a film in segments.
  media: { times: 15_000, within: minute, by: 'ip', kind: 'volume' },
  // Guesses of the user's own password by another person at an unlocked screen.
  ownAccount: { times: 10, within: hour, by: 'text', kind: 'durable' },
  // For the whole site, whichever user starts it: one run shows all there is to see.
  drill: { times: 1, within: 10 * minute, by: 'text', kind: 'durable' },
  // Setting up a second factor takes a handful of requests and a few mistakes.
  ownFactor: { times: 60, within: hour, by: 'text', kind: 'durable' },
  // Each request stores a row for ten minutes; nothing can be guessed by it.
  passkeyQuestion: { times: 400, within: 15 * minute, by: 'ip', kind: 'durable' },
  // As fast as a lecture hall can read pages.
  pageView: { times: 1500, within: minute, by: 'ip', kind: 'volume' },
  // Files of all publications, streamed: three at once would do no harm, a script that requests them
  // constantly would.
  export: { times: 120, within: minute, by: 'ip', kind: 'volume' },
  // A client that requests a missing page every second is scanning for vulnerabilities.
  notFound: { times: 60, within: minute, by: 'ip', kind: 'volume' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof limitTable
