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

/** Every limit by name: those that calls carry, and those of requests that are no call. */
export const limitTable = {
  // Nobody writes to the institute six times an hour, and no address is to be flooded by strangers in its name.
  contact: { times: 5, within: hour, by: 'ip', kind: 'durable' },
  contactAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // A lecture hall may subscribe from one address; nobody's mailbox is to be filled in their name.
  newsletter: { times: 20, within: hour, by: 'ip', kind: 'durable' },
  newsletterAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // A whole group may register from one address; a script may not.
  registration: { times: 10, within: hour, by: 'ip', kind: 'durable' },
  registrationAddress: { times: 5, within: hour, by: 'text', kind: 'durable' },
  // A seminar may sign up from one address; a script may not, and no address is to be flooded with letters.
  volunteer: { times: 20, within: hour, by: 'ip', kind: 'durable' },
  volunteerAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Refused votes only: one person who mends a form does not come near it, a script that guesses codes does.
  vote: { times: 60, within: hour, by: 'ip', kind: 'durable' },
  // For each poll: a letter may get lost twice, and nobody is to be flooded with them.
  voteAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // A class may submit from one address, each of them a file; a script may not.
  contribution: { times: 20, within: hour, by: 'ip', kind: 'durable' },
  contributionAddress: { times: 6, within: hour, by: 'text', kind: 'durable' },
  // For one work: whoever fits a file to the rules needs a few tries, and each picture is written anew.
  contributionFile: { times: 10, within: hour, by: 'text', kind: 'durable' },
  // Three lost letters may happen; ten people behind one address may forget their password at once.
  resetRequest: { times: 10, within: hour, by: 'ip', kind: 'durable' },
  resetRequestAddress: { times: 3, within: hour, by: 'text', kind: 'durable' },
  // Failures only: four accounts' worth of guesses before the whole address is refused.
  login: { times: 20, within: 15 * minute, by: 'ip', kind: 'durable' },
  // Tokens are too long to guess; this keeps anybody from trying.
  tokenPage: { times: 30, within: hour, by: 'ip', kind: 'durable' },
  // Each page of backstage that is loaded anew asks once: ten a minute by hand all the time are not reached.
  refresh: { times: 600, within: hour, by: 'text', kind: 'durable' },
  // An hour of film in two sizes goes through in its pieces, a script that fills the disk does not.
  upload: { times: 1500, within: hour, by: 'text', kind: 'volume' },
  // Five a second: a whole class behind one address can read.
  read: { times: 300, within: minute, by: 'ip', kind: 'volume' },
  // A form of a page is rendered with its answer: nobody fills in one a second for a minute.
  form: { times: 60, within: minute, by: 'ip', kind: 'volume' },
  // Sent with a form by visitors, up to 50 MB each, whether it is taken or refused: a class that submits, each with a
  // second try. A script that has files received and judged for nothing is stopped before they are read.
  sentFile: { times: 60, within: 10 * minute, by: 'ip', kind: 'volume' },
  // Whoever logs out does so once; behind one address there may be a whole institute.
  logout: { times: 60, within: minute, by: 'ip', kind: 'volume' },
  // Thirty people behind one address, each with a film in pieces and pages full of pictures.
  media: { times: 3000, within: minute, by: 'ip', kind: 'volume' },
  // Guesses of one's own password, by whoever sits at an open screen.
  ownAccount: { times: 10, within: hour, by: 'text', kind: 'durable' },
  // As fast as pages can be read.
  pageView: { times: 300, within: minute, by: 'ip', kind: 'volume' },
  // Who asks for what does not exist once a second is looking for holes.
  notFound: { times: 60, within: minute, by: 'ip', kind: 'volume' },
} as const satisfies Record<string, LimitRule>

export type LimitName = keyof typeof limitTable
