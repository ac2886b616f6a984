export interface LimitRule {
  times: number
  within: number // seconds
  /** What is counted: a network address (IPv6 by its /64), or a text such as a mail address or a number. */
  by: 'ip' | 'text'
  /** `durable` survives a restart and is never off; `volume` lives in memory, and LIMITS=off switches it off. */
  kind: 'durable' | 'volume'
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Every limit by name: those that calls carry, and those of requests that are no call. */
export const limitTable = {
  // Behind one network address there may be a lecture hall of 300: what visitors send is limited by it generously, and
  // by the mailbox it is about strictly, so that nobody is flooded in their name.
  contact: { times: 60, within: hour, by: 'ip', kind: 'durable' },
  contactAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  newsletter: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  newsletterAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Letters that ask addresses to confirm which nobody has confirmed yet, for the whole site: how many is a setting
  // (`CONFIRMATIONS_A_DAY`). The other tells of the end once.
  confirmation: { times: 500, within: day, by: 'text', kind: 'durable' },
  confirmationsEnded: { times: 1, within: day, by: 'text', kind: 'durable' },
  registration: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  registrationAddress: { times: 5, within: hour, by: 'text', kind: 'durable' },
  volunteer: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  volunteerAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Refused votes only: one person who mends a form does not come near it, a script that guesses codes does.
  vote: { times: 60, within: hour, by: 'ip', kind: 'durable' },
  myData: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  myDataAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // For each poll: a letter may get lost twice, and nobody is to be flooded with them.
  voteAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // A class may submit from one address, each of them a file; a script may not.
  contribution: { times: 100, within: hour, by: 'ip', kind: 'durable' },
  contributionAddress: { times: 6, within: hour, by: 'text', kind: 'durable' },
  // For one work: whoever fits a file to the rules needs a few tries, and each picture is written anew.
  contributionFile: { times: 10, within: hour, by: 'text', kind: 'durable' },
  // Three lost letters may happen.
  resetRequest: { times: 400, within: hour, by: 'ip', kind: 'durable' },
  resetRequestAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Failures only, which alone are refused: four accounts' worth of guesses.
  login: { times: 20, within: 15 * minute, by: 'ip', kind: 'durable' },
  // From here on no password is judged from this network but on devices that are known: judging takes time.
  loginFlood: { times: 400, within: 15 * minute, by: 'ip', kind: 'durable' },
  // Links that never were: tokens are too long to guess, and right ones are not counted.
  tokenPage: { times: 30, within: hour, by: 'ip', kind: 'durable' },
  // By the link of *My data*, whose answers look through all that is kept: read, taken along and deleted part by part.
  myDataLink: { times: 60, within: 10 * minute, by: 'text', kind: 'volume' },
  // Each page of backstage that is loaded anew asks once: ten a minute by hand all the time are not reached.
  refresh: { times: 600, within: hour, by: 'text', kind: 'durable' },
  // An hour of film in two sizes goes through in its pieces, a script that fills the disk does not.
  upload: { times: 1500, within: hour, by: 'text', kind: 'volume' },
  // Twenty-five a second: a lecture hall behind one address opens the same page at once.
  read: { times: 1500, within: minute, by: 'ip', kind: 'volume' },
  // A form of a page is rendered with its answer: a lecture hall sends one each within a minute.
  form: { times: 400, within: minute, by: 'ip', kind: 'volume' },
  // Sent with a form by visitors, up to 50 MB each, whether it is taken or refused: a class that submits, each with a
  // second try. A script that has files received and judged for nothing is stopped before they are read.
  sentFile: { times: 60, within: 10 * minute, by: 'ip', kind: 'volume' },
  // Whoever logs out does so once; behind one address there may be a whole institute.
  logout: { times: 400, within: minute, by: 'ip', kind: 'volume' },
  // A lecture hall behind one address, each with pages full of pictures, some with a film in pieces.
  media: { times: 15_000, within: minute, by: 'ip', kind: 'volume' },
  // Guesses of one's own password, by whoever sits at an open screen.
  ownAccount: { times: 10, within: hour, by: 'text', kind: 'durable' },
  // By whoever it is started: one shows what there is to see.
  drill: { times: 1, within: 10 * minute, by: 'text', kind: 'durable' },
  // Setting up a second factor takes a handful of requests, and a slip or two.
  ownFactor: { times: 60, within: hour, by: 'text', kind: 'durable' },
  // Each keeps a row for ten minutes; nobody is guessed at.
  passkeyQuestion: { times: 400, within: 15 * minute, by: 'ip', kind: 'durable' },
  // As fast as a lecture hall can read pages.
  pageView: { times: 1500, within: minute, by: 'ip', kind: 'volume' },
  // Files of all publications: written while they are read, three at once would not hurt; a script that asks all the time would.
  export: { times: 120, within: minute, by: 'ip', kind: 'volume' },
  // Who asks for what does not exist once a second is looking for holes.
  notFound: { times: 60, within: minute, by: 'ip', kind: 'volume' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof limitTable
